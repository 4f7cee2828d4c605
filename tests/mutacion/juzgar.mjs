import { SALAS, salaDe } from './salas.mjs';

/** A surviving fault is known by its file, the line of code it is in and what it changes: never by a line number. */
const mismaFalla = (archivo, viva) => (conocida) =>
  conocida.archivo === archivo && conocida.en === viva.en && conocida.cambio === viva.cambio;

const redondear = (puntaje) => Math.floor(puntaje * 100) / 100;

/**
 * Compares what a run found with what is required: the score of each room, the survivors nobody explained, and the
 * explanations whose survivor is gone. A file that was not measured says nothing of its explanations.
 */
export const juzgar = (resultado, sobrevivientes) => {
  const archivos = Object.entries(resultado);
  const vivas = archivos.flatMap(([archivo, { vivas: propias }]) =>
    propias.map((viva) => ({ archivo, ...viva, motivo: sobrevivientes.find(mismaFalla(archivo, viva)) })),
  );
  const salas = SALAS.map((sala) => {
    const deEsta = ([archivo]) => salaDe(archivo) === sala;
    const total = archivos.filter(deEsta).reduce((suma, [, propio]) => suma + propio.total, 0);
    const propias = vivas.filter(({ archivo }) => salaDe(archivo) === sala);
    const muertas = total - propias.length;
    const equivalentes = propias.filter(({ motivo }) => motivo?.equivalente).length;
    const puntaje = total === equivalentes ? 100 : redondear((100 * muertas) / (total - equivalentes));
    const { nombre, exigido } = sala;
    return { nombre, exigido, total, muertas, equivalentes, puntaje, cumple: puntaje >= exigido };
  });
  return {
    salas,
    vivas,
    sinMotivo: vivas.filter(({ motivo }) => !motivo),
    sobrantes: sobrevivientes.filter(
      (conocida) =>
        resultado[conocida.archivo] &&
        !vivas.some(({ archivo, ...viva }) => mismaFalla(archivo, viva)(conocida)),
    ),
  };
};
