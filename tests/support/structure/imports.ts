import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { listWalls } from './walls.ts'

const code = ['app', 'content', 'deploy', 'domain', 'migrations', 'scripts', 'server']
const places = [...code, 'lab', 'tests']
/** The folders of `server/` without a noun. */
const rooms = ['http', 'platform']

/** The nouns, one for each other folder of `server/`. */
export function listNouns(root: string): string[] {
  return readdirSync(join(root, 'server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !rooms.includes(entry.name))
    .map(({ name }) => name)
}

/** Every source file below `root` with its imports, and the walls that they break. */
export async function readImports(root: string): Promise<ICruiseResult> {
  const files = readdirSync(root).filter((name) => /\.ts$/.test(name) || places.includes(name))
  const { output } = await cruise(
    files,
    {
      baseDir: root,
      // TypeScript 7 has no API that could be used instead.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: 'node_modules',
      preserveSymlinks: true,
      validate: true,
      ruleSet: { forbidden: listWalls(listNouns(root)) },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** Messages on imports that break a wall. */
export function presentBreaches({ summary }: ICruiseResult): string[] {
  const walls = summary.ruleSetUsed?.forbidden ?? []
  const comments = new Map(walls.map(({ name, comment }) => [name, comment]))
  return summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to]
    return `${path.join(' → ')}: ${rule.name}: ${comments.get(rule.name)}`
  })
}
