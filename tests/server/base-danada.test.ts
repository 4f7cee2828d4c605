import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carpetaTemporal } from '@tests/server/apoyo/proceso';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirEmbebida, CARPETA_EMBEBIDA } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { explicarFallo } from '@/server/arranque/explicar-fallo';

describe('los archivos de la base embebida, dañados', () => {
  let carpeta: ReturnType<typeof carpetaTemporal>;
  let archivos: string;
  beforeEach(() => {
    carpeta = carpetaTemporal();
    archivos = join(carpeta.ruta, CARPETA_EMBEBIDA);
    mkdirSync(join(archivos, 'global'), { recursive: true });
    writeFileSync(join(archivos, 'PG_VERSION'), '18\n');
    writeFileSync(join(archivos, 'global', 'pg_control'), Buffer.alloc(8_192, 7));
  });
  afterEach(() => carpeta.borrar());

  const motivo = () =>
    abrirEmbebida(carpeta.ruta).then(
      () => 'se abrió',
      (error: unknown) => explicarFallo(error),
    );

  it.each([
    ['no se entienden', () => undefined],
    [
      'falta el que dice su versión: no se empieza una base nueva encima',
      () => rmSync(join(archivos, 'PG_VERSION')),
    ],
  ])('%s', async (_que, danar) => {
    danar();
    for (let vez = 0; vez < 2; vez += 1) {
      const dicho = await motivo();
      expect(dicho).toContain(`${archivos}, están dañados o incompletos`);
      expect(dicho).toContain('No los borre');
      expect(dicho).toContain('npm run restore -- --desde RESPALDO --datos CARPETA-NUEVA');
    }
  });
});
