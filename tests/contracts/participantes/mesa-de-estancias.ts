import { permisosDe } from '@tests/application/dobles/permisos';
import { unParticipante } from '@tests/builders/un-participante';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import { crearParticipante } from '@/application/participantes/crear-participante';
import { estanciasDe } from '@/application/participantes/estancias/servicios-estancias';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { Mundo } from '../apoyo/mundo';

/** What the cases of the stays do with a world: the use-cases over its adapters. */
export const mesaDeEstancias = (mundo: () => Mundo) => {
  const hoy = fechaEnBogota(new Date());
  const dia = (dias: number) => sumarDias(hoy, dias);
  const deps = () => ({
    participantes: mundo().participantes,
    estancias: mundo().estancias,
    permisos: permisosDe('ADMINISTRADOR'),
    reloj: { ahora: () => new Date() },
  });
  const crear = (modelo: { datos: () => object } = unParticipante().enEstado('ACTIVO')) =>
    crearParticipante(deps())(modelo.datos());
  const cambiar = (id: Id, cambios: object) => actualizarParticipante(deps())(id, cambios);
  const libro = () => estanciasDe(deps());
  const deQuien = (id: Id) => libro().listar(id);
  const actual = async (id: Id): Promise<Estancia> => {
    const [estancia] = await deQuien(id);
    if (!estancia) throw new Error('No tiene estancias');
    return estancia;
  };
  const enCasa = async () => {
    const { id } = await crear();
    return { id, estancia: await actual(id) };
  };
  const salir = (estancia: Id, cambios: object = {}) =>
    libro().registrar(estancia, { tipo: 'PERMISO', salida: dia(-2), ...cambios });
  const persona = (id: Id) => mundo().participantes.obtener(id);
  return { hoy, dia, deps, crear, cambiar, libro, deQuien, actual, enCasa, salir, persona };
};
