import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libretaEnDisco } from '@/infrastructure/storage/reloj/libreta-en-disco';
import { contratoLibretaDeReloj } from './operacion/contrato-libreta-de-reloj';

contratoLibretaDeReloj('en disco', () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'reloj-contrato-'));
  return {
    libreta: libretaEnDisco(carpeta),
    danar: () => writeFileSync(join(carpeta, 'reloj.json'), '{"visto":"ayer"'),
    // Something in the way of the draft: no permission stops root.
    cerrarPaso: () => mkdirSync(join(carpeta, `reloj.json.${process.pid}`)),
    borrar: () => rmSync(carpeta, { recursive: true, force: true }),
  };
});
