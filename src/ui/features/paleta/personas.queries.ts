import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CLAVES } from '../shared/datos/claves';

const CUANTOS = 5;
const DESDE_LETRAS = 2;

/** One letter finds nearly everybody: nobody is looked for with less than two. */
export const sePuedeBuscar = (texto: string): boolean => texto.length >= DESDE_LETRAS;

const paginaDe = (buscar: string) => ({ buscar, pagina: 1, limite: CUANTOS });

/** A search that the next letter makes useless is cancelled. */
export const consultaParticipantes = (servicios: ServiciosPanel, texto: string) =>
  queryOptions({
    queryKey: [...CLAVES.participantes, 'paleta', texto],
    queryFn: async ({ signal }) =>
      (await servicios.participantes.buscar(paginaDe(texto), { senal: signal })).datos,
    enabled: sePuedeBuscar(texto),
    placeholderData: keepPreviousData,
  });

export const consultaAcudientes = (servicios: ServiciosPanel, texto: string) =>
  queryOptions({
    queryKey: [...CLAVES.acudientes, 'paleta', texto],
    queryFn: async ({ signal }) =>
      (await servicios.acudientes.buscar(paginaDe(texto), { senal: signal })).datos,
    enabled: sePuedeBuscar(texto),
    placeholderData: keepPreviousData,
  });
