import { abrirEditado } from '../contenido-editado.mjs';
import { arrancarServidor, prepararCopia } from '../servidor-banco.mjs';
import { abrirPostgresDesechable } from './postgres-desechable.mjs';
import { abrirServidorDeDatos } from './servidor-de-datos.mjs';

const unaVez = (abrir) => {
  let abierto;
  return () => {
    abierto ??= abrir();
    return abierto;
  };
};

/**
 * What the measurements run against, each opened the first time that one asks for it: `publico` (an empty foundation),
 * `editado`
 * (its texts as long as they may be), `oficina` (10,000 participantes on PostgreSQL), `escala(personas)`.
 */
export const abrirBancos = async () => {
  await prepararCopia();
  const porCerrar = [];
  const recordar = async (apertura) => {
    const abierto = await apertura;
    porCerrar.unshift(abierto);
    return abierto;
  };
  const cluster = unaVez(() => recordar(abrirPostgresDesechable()));
  const conDatos = (nombre, personas, puerto) =>
    unaVez(async () => recordar(abrirServidorDeDatos(await cluster(), { nombre, personas, puerto })));
  const escala = { 1000: conDatos('chica', 1_000, 5753), 100000: conDatos('grande', 100_000, 5754) };
  return {
    publico: unaVez(() => recordar(arrancarServidor({ puerto: 5750 }))),
    editado: unaVez(() => recordar(abrirEditado())),
    oficina: conDatos('oficina', 10_000, 5752),
    escala: (personas) => escala[personas](),
    cerrar: async () => {
      for (const abierto of porCerrar) await abierto.cerrar();
    },
  };
};
