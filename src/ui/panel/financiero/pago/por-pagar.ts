import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { enOrdenDePago } from '@/domain/mensualidades/repartir-en-mensualidades';

/** Every fee of the account, paid ones too, as a list shows it. */
export const filasDe = ({ cuentas, pagador }: EstadoDePagador): MensualidadEnLista[] =>
  cuentas.flatMap(({ participante, mensualidades }) =>
    mensualidades.map((mensualidad) => ({
      ...mensualidad,
      participante_nombre: participante.nombre,
      participante_documento: participante.documento,
      sede_id: null,
      sede_nombre: null,
      pagador_nombre: mensualidad.id_acudiente === null ? null : pagador.nombre,
      pagador_documento: mensualidad.id_acudiente === null ? null : pagador.documento,
    })),
  );

/** What they owe for everybody they pay for, in the order in which it is paid. */
export const porPagarDe = (estado: EstadoDePagador): MensualidadEnLista[] => enOrdenDePago(filasDe(estado));
