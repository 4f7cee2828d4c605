import { spawnSync } from 'node:child_process';
import { RAIZ } from '../proceso.mjs';

/** What the registry knows against the packages of production. Where it does not answer, nothing is taken for good. */
export const auditarDependencias = () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: RAIZ, encoding: 'utf8' });
  let informe = null;
  try {
    informe = JSON.parse(stdout);
  } catch {
    // Told below: without a report there is nothing measured.
  }
  const fallas = informe?.metadata?.vulnerabilities;
  if (!fallas)
    return { estado: 'no medido', motivo: 'El registro de paquetes no responde a npm audit: no se sabe' };
  const graves = fallas.high + fallas.critical;
  return graves > 0
    ? { estado: 'falla', motivo: `npm audit: ${graves} fallas graves en producción` }
    : { estado: 'pasa', pruebas: 1 };
};
