/** Recognises rows that are no groups to compare: totals, and people who did not say. */

/** A key that ignores case, accents, punctuation and spaces. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{N}+<>]+/gu, ' ')
    .trim()
}

/** Parts of names, as `nameKey` writes them, in the languages of the EU. */
const unsaidParts = [
  'unknown|undisclosed|unspecified|unreported|unanswered|undeclared|unstated|withheld|missing|blank',
  '(not|never|none) (stated?|known|specified|disclosed|declared|given|provided|answer(ed)?|reported|recorded|indicated|available|collected|say|supplied|identified|entered)|no (answer|response|reply|data|information)',
  '(prefer(s|red)?|chose|choose|choosing|wish(es|ed)?|want(s|ed)?|like)( to)? not( to)?|(dont|do not|does not|did not|didnt) (say|wish|want|know|answer|disclose|state|identify|specify)|rather not|declined?|refus(e|ed|al)?|nonrespon\\w+|non respon\\w+|non disclos\\w+',
  '(keine?|ohne) (angaben?|auskunft|antwort|aussage)|unbekannt|unbeantwortet|nicht (angegeben|bekannt|mitgeteilt|erfasst|beantwortet)|mochte (ich )?nicht|moechte (ich )?nicht',
  'non (renseignee?s?|precisee?s?|communiquee?s?|indiquee?s?|declaree?s?|specifiee?s?|reponse)|(sans|pas de|aucune) reponse|inconnue?s?|ne (souhaite|veut|se prononce|sait|desire)\\w* pas|prefer\\w* ne pas|ne se prononcent? pas',
  'no (declarad[oa]|consta|especificad[oa]|indicad[oa]|informad[oa]|contesta|responde|facilitad[oa]|sabe)s?|sin (especificar|datos|respuesta|declarar|informacion|contestar)|desconocid[oa]s?|desconhecid[oa]s?|prefier\\w+ no|no desea',
  'non (dichiarat[oaie]|specificat[oaie]|indicat[oaie]|not[oaie]|disponibil[ei]|risponde|rispost[oaie]|fornit[oaie])|sconosciut[oaie]|prefer\\w+ non|(nessuna|senza) risposta',
  'nao (declarad[oa]|informad[oa]|especificad[oa]|indicad[oa]|respond\\w+|sabe|desejo|deseja)s?|prefir\\w+ nao|prefer\\w+ nao|sem (resposta|informacao|dados)',
  'onbekend|niet (opgegeven|bekend|vermeld|ingevuld|gemeld|aangegeven|beantwoord|zeggen)|geen (antwoord|opgave|gegevens|informatie)|liever niet|wil (ik )?niet',
  'okand|uppgift saknas|(ej|inte|vill ej|vill inte) (angivet|angiven|angett|uppgett|uppge|svara|svarat|saga|uppgivet)|inget svar|ej svar',
  'ukendt|ukjent|uoplyst|(ikke|vil ikke) (oplyst|oppgitt|angivet|angitt|besvaret|kendt|svare|oplyse|svaret)|onsker ikke|intet svar|ingen svar',
  'ei (tietoa|tiedossa|ilmoitettu|halua\\w*|vastausta|vastannut|saatavilla)|en halua|tuntematon',
  'nie podan\\w*|brak (danych|odpowiedzi|informacji)|nieznan\\w+|nieokreslon\\w+|nie chce|wole nie|odmowa',
  'neuveden\\w*|neznam\\w*|nezadan\\w*|nechc\\w+|bez (odpovedi|udaje|odgovora|podataka)|neodpoved\\w+|neurcen\\w*',
  'nincs (adat|valasz|megadva)|ismeretlen|nem (nyilatkoz\\w+|kivan\\w*|valaszol\\w*|ismert|adta meg|kozolt\\w*)',
  'nespecificat\\w*|necunoscut\\w*|nedeclarat\\w*|prefer sa nu|fara raspuns|nu (raspund\\w*|doresc|doreste|se cunoaste|a declarat)',
  'nepoznat\\w*|neznan\\w*|nije (naveden\\w*|poznato)|ni (podatka|naveden\\w*|odgovora)|ne zelim|nenurodyt\\w*|nezinom\\w*|neatsak\\w*|nav (zinam\\w*|noradit\\w*)|nezinam\\w*|nevelos|teadmata|vastamata|maaramata|ei soovi|pole teada|nicht zutreffend',
  'неизвест\\p{L}*|не е (посочен\\p{L}*|известн\\p{L}*)|без отговор|няма данни|не желая|αγνωστ\\p{L}*|δεν (δηλωθηκε|δηλωσ\\p{L}*|απαντ\\p{L}*|ξερω)|χωρις απαντηση|προτιμω να μην|ni fios|gan freagra|mhux maghruf',
]
/** Matched against whole names only, since they also occur within other names. */
const unsaidWhole =
  /^(n a|na|n d|k a|ns nc|nsp|null|nan|leer|vide|vuoto|vacio|leeg|em branco|en blanco|bos|puste|tyhja|not applicable|no entry|no value)?$/u
const saysNothing = new RegExp(`(^| )(${unsaidParts.join('|')})( |$)`, 'u')

/** Whether a name stands for people who did not state their group. */
export function isUnsaid(name: string): boolean {
  const key = nameKey(name)
  return unsaidWhole.test(key) || saysNothing.test(key)
}

const total =
  /^((grand |sub |the |total )?(total(s|e|es|en|i|t|it)?|subtotal|sum|overall)( general| generale| geral| (number|of )?(of )?(all|applicants|candidates|people|persons|groups))?|(end|zwischen|gesamt)?(summe|ergebnis)|(ins)?gesamt(zahl)?|total general|totaal|totaux|somme|ensemble|suma|razem|celkem|spolu|ogolem|osszesen|yhteensa|i alt|sammanlagt|ukupno|skupaj|skupno|kopa|is viso|viso|kokku|iomlan|συνολο|γενικο συνολο|общо|всичко|all( (groups|applicants|candidates|people|others))?|everybody|everyone|alle|tous|todos|tutti|allemaal|alla)$/u

export interface Counted {
  name: string
  counts: readonly number[]
  isUnsaid?: boolean
}

/** Why a row is a total: by its figures, or by its name alone. */
export type TotalSign = 'sum' | 'name'

export interface LeftOut {
  name: string
  sign: TotalSign
}

/**
 * Rows that would count everybody twice: those named as totals, and one whose figures are the sum
 * of all others (or of all who stated their group). At least two other rows must remain.
 */
export function findTotals(rows: readonly Counted[]): Map<Counted, TotalSign> {
  const found = new Map<Counted, TotalSign>()
  const named = rows.filter(({ name }) => total.test(nameKey(name)))
  const plain = rows.filter((row) => !named.includes(row))
  if (plain.length < 2) return found
  const unsaid = new Set(plain.filter((row) => row.isUnsaid || isUnsaid(row.name)))
  const isSumOf = (row: Counted) => isSum(row, plain, unsaid)
  for (const row of named) found.set(row, isSumOf(row) ? 'sum' : 'name')
  // With a named total that adds up, another row that adds up is an ordinary group.
  if ([...found.values()].includes('sum')) return found
  const sum = plain.find(isSumOf)
  if (sum) found.set(sum, 'sum')
  return found
}

function isSum(row: Counted, rows: readonly Counted[], unsaid: ReadonlySet<Counted>): boolean {
  const others = rows.filter((it) => it !== row && it.counts.some((count) => count > 0))
  const said = others.filter((it) => !unsaid.has(it))
  return [others, said].some(
    (parts) =>
      parts.length > 1 &&
      row.counts.some((count) => count > 0) &&
      row.counts.every(
        (count, at) => count === parts.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0),
      ),
  )
}
