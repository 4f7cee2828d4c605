import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const guion = resolve('scripts/dependencias.mjs');
let proyecto = '';

const escribir = (ruta: string, texto: string) => {
  mkdirSync(dirname(join(proyecto, ruta)), { recursive: true });
  writeFileSync(join(proyecto, ruta), texto);
};

const revisar = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [guion, proyecto], { encoding: 'utf8' });
  return { codigo: status, salida: stdout + stderr };
};

beforeEach(() => {
  proyecto = mkdtempSync(join(tmpdir(), 'dependencias-'));
  symlinkSync(resolve('node_modules'), join(proyecto, 'node_modules'));
  mkdirSync(join(proyecto, 'tests'));
  escribir('src/domain/sedes/sede.ts', 'export type Sede = { id: number };\n');
  escribir('src/domain/shared/zod.ts', "export * as z from 'zod/mini';\n");
  escribir(
    'src/application/sedes/listar.ts',
    "import type { Sede } from '@/domain/sedes/sede';\nexport type S = Sede;\n",
  );
  escribir(
    'src/infrastructure/di/web/contenedor.ts',
    "import { Container } from 'inversify';\nexport const c = Container;\n",
  );
  escribir(
    'src/infrastructure/postgres/sedes.ts',
    "import 'drizzle-orm';\nimport 'node:fs';\nexport const sedes = 1;\n",
  );
  escribir(
    'src/ui/panel/main.tsx',
    "export const c = () => import('@/infrastructure/di/web/contenedor');\nexport const d = <i />;\n",
  );
});

afterEach(() => rmSync(proyecto, { recursive: true, force: true }));

const MALOS = [
  [
    'domain-is-pure',
    'src/domain/sedes/caso-1.ts',
    "import { sedes } from '@/infrastructure/postgres/sedes';\nexport const x = sedes;",
  ],
  [
    'domain-is-pure',
    'src/domain/sedes/caso-2.ts',
    "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;",
  ],
  ['domain-libraries', 'src/domain/sedes/caso-3.ts', "import { z } from 'zod';\nexport const x = z;"],
  [
    'application-sees-only-domain',
    'src/application/sedes/caso-4.ts',
    "export * from '@/infrastructure/postgres/sedes';",
  ],
  [
    'application-sees-only-domain',
    'src/application/sedes/caso-5.ts',
    "import type { Container } from 'inversify';\nexport type X = Container;",
  ],
  [
    'slices-are-strangers',
    'src/domain/usuarios/caso-6.ts',
    "import type { Sede } from '../sedes/sede';\nexport type X = Sede;",
  ],
  [
    'adapters-do-not-know-di',
    'src/ui/panel/sedes/caso-7.tsx',
    "import { c } from '@/infrastructure/di/web/contenedor';\nexport const x = <b>{String(c)}</b>;",
  ],
  [
    'drivers-use-ports',
    'src/server/http/caso-8.ts',
    "import { sedes } from '@/infrastructure/postgres/sedes';\nexport const x = sedes;",
  ],
  [
    'browser-and-server-apart',
    'src/infrastructure/http/caso-9.ts',
    "export const x = () => import('../postgres/sedes');",
  ],
  [
    'browser-and-server-apart',
    'src/ui/shared/caso-10.ts',
    "import { join } from 'node:path';\nexport const x = join;",
  ],
  [
    'public-pages-stay-light',
    'src/ui/sitio/caso-11.tsx',
    "import { QueryClient } from '@tanstack/react-query';\nexport const x = QueryClient;",
  ],
  [
    'interface-libraries-stay-in-ui',
    'src/infrastructure/http/caso-12.ts',
    "import { useState } from 'react';\nexport const x = useState;",
  ],
  [
    'http-server-stays-in-server',
    'src/infrastructure/http/caso-13.ts',
    "import fastify from 'fastify';\nexport const x = fastify;",
  ],
  [
    'kit-knows-no-application',
    'src/ui/shared/caso-14.ts',
    "import { y } from '@/ui/panel/sedes/y';\nexport const x = y;",
  ],
  ['resolvable', 'src/ui/shared/caso-15.ts', "import { y } from './no-existe';\nexport const x = y;"],
  [
    'not-in-allowed',
    'src/utils/caso-16.ts',
    "import type { Sede } from '@/domain/sedes/sede';\nexport type X = Sede;",
  ],
] as const;

describe('dependency rules', () => {
  it('accepts a project that keeps its layers', () => {
    const { codigo, salida } = revisar();
    expect(salida).toContain('0 problems (6 files');
    expect(codigo).toBe(0);
  });

  it('stops every forbidden import, and says which rule', () => {
    escribir('src/ui/panel/sedes/y.ts', 'export const y = 1;\n');
    for (const [, ruta, texto] of MALOS) escribir(ruta, `${texto}\n`);
    const { codigo, salida } = revisar();
    const detenidos = MALOS.filter(([regla, ruta]) => salida.includes(`error ${regla}: ${ruta} `));
    expect(detenidos).toEqual(MALOS);
    expect(codigo).toBe(1);
  });

  it('fails when two files need each other', () => {
    escribir('src/domain/sedes/a.ts', "import type { B } from './b';\nexport type A = B;\n");
    escribir('src/domain/sedes/b.ts', "import type { A } from './a';\nexport type B = A;\n");
    expect(revisar().salida).toContain('error no-circular');
  });

  it('fails when there is nothing to read', () => {
    rmSync(join(proyecto, 'src'), { recursive: true });
    mkdirSync(join(proyecto, 'src'));
    const { codigo, salida } = revisar();
    expect(salida).toContain('there is no source file to read');
    expect(codigo).toBe(1);
  });
});
