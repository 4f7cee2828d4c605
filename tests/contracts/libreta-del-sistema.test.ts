import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';
import { contratoLibretaDelSistema } from './sistema/contrato-libreta-del-sistema';

contratoLibretaDelSistema('en disco', () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'libreta-contrato-'));
  return {
    abrir: () => libretaDelSistemaEnDisco(carpeta),
    danar: () => writeFileSync(join(carpeta, 'estado', 'respaldo.json'), '{"ultimo":"ayer"'),
    // A file where the folder goes: no permission stops root.
    cerrarPaso: () => writeFileSync(join(carpeta, 'estado'), ''),
    borrar: () => rmSync(carpeta, { recursive: true, force: true }),
  };
});
