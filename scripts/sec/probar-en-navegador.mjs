import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contarNavegador } from '../conteo-pruebas.mjs';
import { RAIZ } from '../proceso.mjs';

const recorrer = (recorridos, informe) =>
  new Promise((listo, fallo) => {
    const hijo = spawn(process.execPath, ['scripts/e2e.mjs', ...recorridos], {
      cwd: RAIZ,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, INFORME_NAVEGADOR: informe },
    });
    let salida = '';
    hijo.stdout.on('data', (trozo) => {
      salida += trozo;
    });
    hijo.once('error', fallo);
    hijo.once('close', () => listo(salida));
  });

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
  const salida = await recorrer(recorridos, informe);
  const { pasadas, caidas, total } = contarNavegador(informe);
  rmSync(carpeta, { recursive: true, force: true });
  if (total === 0) return { estado: 'no medido', motivo: 'No hubo con qué abrir un navegador' };
  return caidas > 0
    ? { estado: 'falla', motivo: salida.slice(-2_000) }
    : { estado: 'pasa', pruebas: pasadas };
};
