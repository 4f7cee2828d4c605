import type { EstadoAcudiente, Parentesco } from '@/domain/acudientes/acudiente';
import { ESTADOS_ACUDIENTE, ORDENES_ACUDIENTES, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import type { Id } from '@/domain/shared/id';
import { leerId, leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista } from '@/ui/shared/url/parametros-lista';

/** What the address of /acudientes says: the list, and the dialog that is open over it. */
export interface BusquedaAcudientes extends BusquedaLista {
  /** Whose acudientes; with `nuevo`, who the new one answers for. */
  participante?: Id;
  estado?: EstadoAcudiente;
  parentesco?: Parentesco;
}

export const leerBusquedaAcudientes = (parametros: ParametrosUrl): BusquedaAcudientes => ({
  ...leerBusquedaLista(parametros, ORDENES_ACUDIENTES),
  participante: leerId(parametros.participante),
  estado: leerOpcion(parametros.estado, ESTADOS_ACUDIENTE),
  parentesco: leerOpcion(parametros.parentesco, PARENTESCOS),
});
