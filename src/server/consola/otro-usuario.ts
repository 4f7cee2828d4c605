import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `null` when it is not there, or this user may not look. */
const duenoDe = (ruta: string): number | null => {
  try {
    return statSync(ruta).uid;
  } catch {
    return null;
  }
};

/**
 * What to say when the server works with another user than `uid`, who is root or would not reach its folder. The server then
 * reads nothing of what the order leaves there, and cannot write its own beside it. `null` when it is the same, or nobody
 * knows: the clock's mark is the server's, every minute, and before it there is only the folder.
 */
export const avisoDeOtroUsuario = (carpetaDatos: string, uid = process.getuid?.()): string | null => {
  const carpeta = resolve(carpetaDatos);
  const suyo = duenoDe(join(carpeta, 'reloj.json')) ?? duenoDe(carpeta);
  if (uid === undefined || suyo === null || suyo === uid) return null;
  return (
    `Atención: esta orden no corre con el usuario del servidor (uid ${suyo}), que no puede leer lo que ella deje en ${carpeta}: ni ` +
    'las notas de los respaldos, ni la hora aceptada, ni la base embebida. Devuélvaselo con ' +
    `«chown -R --reference=${carpeta} ${carpeta}» y use ese usuario: en docs/operacion.md, «Órdenes de consola» dice cómo.`
  );
};
