import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosAcudientes } from '@/domain/acudientes/criterios-acudientes';
import type { Id } from '@/domain/shared/id';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { claveDe } from '../comun/datos/clave-de';

export const CLAVE_LISTA_ACUDIENTES = [...claveDe('acudientes'), 'lista'] as const;

/**
 * What a write on an acudiente may change elsewhere: the rows of participantes name the principal one, an account says
 * who pays it and where they are written to.
 */
export const AFECTADAS_POR_ACUDIENTE = [
  claveDe('acudientes'),
  claveDe('participantes'),
  claveDe('mensualidades'),
  claveDe('cobranza'),
  claveDe('actividad'),
] as const;

export const consultaAcudientes = (servicios: ServiciosPanel, criterios: CriteriosAcudientes) =>
  queryOptions({
    queryKey: [...CLAVE_LISTA_ACUDIENTES, criterios],
    queryFn: async ({ signal }) =>
      (await servicios.lecturas.acudientes()).buscar(criterios, { senal: signal }),
    placeholderData: keepPreviousData,
  });

/** `null` when there is no such acudiente. */
export const consultaAcudiente = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('acudientes'), 'detalle', String(id)],
    queryFn: () => servicios.lecturas.acudientes().then((puerto) => puerto.obtener(id)),
  });

/** Those whose document has that number in it; which is the same, the domain says. */
export const consultaConDocumento = (servicios: ServiciosPanel, numero: string) =>
  queryOptions({
    queryKey: [...claveDe('acudientes'), 'documento', numero],
    queryFn: async ({ signal }) => {
      const criterios = { buscar: numero, pagina: 1, limite: LIMITE_MAXIMO };
      return (await (await servicios.lecturas.acudientes()).buscar(criterios, { senal: signal })).datos;
    },
  });

/** Who holds the principal mark of a participante; `null` when nobody does. */
export const consultaPrincipalDe = (servicios: ServiciosPanel, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('acudientes'), 'principal', String(participante)],
    queryFn: async () => {
      const { datos, error } = await (await servicios.acudientes()).listarDeParticipante(participante);
      if (error) throw error;
      return datos.find(({ es_principal }) => es_principal) ?? null;
    },
  });
