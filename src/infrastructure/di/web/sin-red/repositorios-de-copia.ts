import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { conSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { Entrada } from '@/domain/sin-red/cola';
import type { Copia } from '@/domain/sin-red/copia';
import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
import { crearInMemoryConfiguracionRepository } from '@/infrastructure/memory/configuracion/in-memory-configuracion-repository';
import { crearInMemoryFormatoRepository } from '@/infrastructure/memory/formatos/in-memory-formato-repository';
import { crearInMemoryFinanzas } from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryMensualidadRepository } from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemoryLibroDeEstancias } from '@/infrastructure/memory/participantes/in-memory-libro-de-estancias';
import { crearInMemoryLibroDeNovedades } from '@/infrastructure/memory/participantes/in-memory-libro-de-novedades';
import { crearInMemoryParticipanteRepository } from '@/infrastructure/memory/participantes/in-memory-participante-repository';
import { crearInMemorySedeRepository } from '@/infrastructure/memory/sedes/in-memory-sede-repository';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { ponerLoPendiente } from './poner-lo-pendiente';

interface SobreLaCopia {
  reloj: Reloj;
  /** E-mail of whoever reads: what waits was written by them. */
  quien: () => string | null;
  entradas: readonly Entrada[];
  guardada_en: number | null;
}

/**
 * The adapters of the demo over the records of a copy, with what was written without a network laid over them: every
 * list, filter and search is theirs.
 */
export const repositoriosDeCopia = async (copia: Copia, { quien, ...pendiente }: SobreLaCopia) => {
  const { reloj } = pendiente;
  const base = crearBaseMemoria({ reloj, quien });
  for (const sede of copia.sedes) base.sedes.traer(sede);
  for (const participante of copia.participantes) base.participantes.traer(participante);
  for (const acudiente of copia.acudientes) base.acudientes.traer(acudiente);
  for (const { eventos, ...estancia } of copia.estancias) {
    base.estancias.traer(estancia);
    for (const evento of eventos) base.eventos.traer(evento);
  }
  for (const mensualidad of copia.mensualidades) base.mensualidades.traer(conSaldo(mensualidad));
  for (const formato of copia.formatos) base.formatos.traer(formato);
  base.novedades.push(...copia.novedades);
  const configuracion = crearInMemoryConfiguracionRepository(base, copia.configuracion);
  await ponerLoPendiente(base, { ...pendiente, cobro: crearLectorCobroPorDefecto(configuracion) });
  return {
    participantes: crearInMemoryParticipanteRepository(base),
    estancias: crearInMemoryLibroDeEstancias(base),
    novedades: crearInMemoryLibroDeNovedades(base),
    sedes: crearInMemorySedeRepository(base),
    acudientes: crearInMemoryAcudienteRepository(base),
    mensualidades: crearInMemoryMensualidadRepository(base),
    finanzas: crearInMemoryFinanzas(base),
    formatos: crearInMemoryFormatoRepository(base),
    configuracion,
  };
};

export type RepositoriosDeCopia = Awaited<ReturnType<typeof repositoriosDeCopia>>;
