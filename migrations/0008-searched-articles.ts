import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/**
 * An index over every three characters of an article's text, so that a search for a part of a word
 * reads no article that does not hold it (`docs/decisions/articles.md`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = isOnPostgres(db) ? postgres : sqlite
  for (const statement of statements) await statement.execute(db)
}

/**
 * The text itself stays where it is: the index is told of each change by triggers. A line's end after
 * the text makes its last two characters the beginning of three, by which a word of two is found:
 * the vocabulary says which threes begin with it.
 */
const sqlite = [
  sql`create virtual table post_search using fts5(
    search_text, content = 'post_texts', content_rowid = 'post_id', tokenize = 'trigram case_sensitive 1'
  )`,
  sql`create virtual table post_search_vocabulary using fts5vocab(post_search, row)`,
  sql`create trigger post_search_insert after insert on post_texts begin
    insert into post_search (rowid, search_text) values (new.post_id, new.search_text || char(10));
  end`,
  sql`create trigger post_search_delete after delete on post_texts begin
    insert into post_search (post_search, rowid, search_text)
      values ('delete', old.post_id, old.search_text || char(10));
  end`,
  sql`create trigger post_search_update after update on post_texts begin
    insert into post_search (post_search, rowid, search_text)
      values ('delete', old.post_id, old.search_text || char(10));
    insert into post_search (rowid, search_text) values (new.post_id, new.search_text || char(10));
  end`,
  sql`insert into post_search (rowid, search_text)
    select post_id, search_text || char(10) from post_texts`,
]

/**
 * Made of what every PostgreSQL has, because a host may withhold the extension for this. Two
 * characters are in it as well. Beyond 100,000 characters a text is read instead: it would take the
 * index seconds.
 */
const postgres = [
  sql`create function grams_of(whole text) returns text[]
    language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct gram), '{}') from (
        select unnest(array[c || lead(c) over w, c || lead(c) over w || lead(c, 2) over w]) as gram
        from unnest(string_to_array(left(whole, 100000), null)) with ordinality as u (c, n)
        window w as (order by n)
      ) as made where gram is not null
    $$`,
  sql`create index post_texts_grams on post_texts using gin (grams_of(search_text))`,
  sql`create index post_texts_long on post_texts (post_id) where length(search_text) > 100000`,
]
