import {
  ESTADOS_ACUDIENTE,
  type EstadoAcudiente,
  ORDENES_ACUDIENTES,
  PARENTESCOS,
  type Parentesco,
} from '@/domain/acudientes/opciones-acudiente';
import type { Id } from '@/domain/shared/id';
import { type Leida, leerId, leerMarca, leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista } from '@/ui/shared/url/parametros-lista';

/** What the address of /acudientes says: the list, and the dialog that is open over it. */
export interface BusquedaAcudientes extends BusquedaLista {
  /** Whose acudientes; with `nuevo`, who the new one answers for. */
  participante?: Id;
  estado?: EstadoAcudiente;
  parentesco?: Parentesco;
  /** The import is open. */
  importar?: true;
}

export const leerBusquedaAcudientes = (parametros: ParametrosUrl): BusquedaAcudientes =>
  ({
    ...leerBusquedaLista(parametros, ORDENES_ACUDIENTES),
    participante: leerId(parametros.participante),
    estado: leerOpcion(parametros.estado, ESTADOS_ACUDIENTE),
    parentesco: leerOpcion(parametros.parentesco, PARENTESCOS),
    importar: leerMarca(parametros.importar),
  }) satisfies Leida<BusquedaAcudientes>;
