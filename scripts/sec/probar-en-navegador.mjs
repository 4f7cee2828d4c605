import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contarNavegador } from '../conteo-pruebas.mjs';
import { RAIZ } from '../proceso.mjs';

/** The journeys over the site that was built last. */
export const probarEnNavegador = async (recorridos) => {
  if (recorridos.length === 0) return { estado: 'pasa' };
  if (!existsSync(join(RAIZ, 'dist/server/main.js')))
    return {
      estado: 'no medido',
      motivo: 'Falta construir el sitio (npm run build) para probar en el navegador',
    };
  const carpeta = mkdtempSync(join(tmpdir(), 'seguridad-'));
  const informe = join(carpeta, 'navegador.json');
  const { stdout } = spawnSync(process.execPath, ['scripts/e2e.mjs', ...recorridos], {
    cwd: RAIZ,
    encoding: 'utf8',
    env: { ...process.env, INFORME_NAVEGADOR: informe },
  });
  const { pasadas, caidas, total } = contarNavegador(informe);
  rmSync(carpeta, { recursive: true, force: true });
  if (total === 0) return { estado: 'no medido', motivo: 'No hubo con qué abrir un navegador' };
  return caidas > 0
    ? { estado: 'falla', motivo: stdout.slice(-2_000) }
    : { estado: 'pasa', pruebas: pasadas };
};
