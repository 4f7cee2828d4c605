import type { Imprenta } from '@/application/mensualidades/imprenta.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';

interface Lector<T> {
  obtener(id: Id): Promise<T | null>;
}

interface Dependencias {
  mensualidades: Pick<MensualidadRepository, 'obtener'>;
  participantes: Lector<{ nombre: string; numero_documento: string | null }>;
  acudientes: Lector<{ nombres: string; apellidos: string }>;
  fundacion: FundacionEmisora;
  imprenta: Pick<Imprenta, 'recibo'>;
}

/** The receipt of an abono, annulled ones too. Throws NO_ENCONTRADO. */
export const imprimirRecibo =
  ({ mensualidades, participantes, acudientes, fundacion, imprenta }: Dependencias) =>
  async (id: Id, idAbono: Id): Promise<{ numero: number | null; bytes: Uint8Array }> => {
    const mensualidad = await mensualidades.obtener(id);
    if (!mensualidad) throw errorNoEncontrado('una mensualidad', id);
    const abono = mensualidad.abonos.find((candidato) => mismoId(candidato.id, idAbono));
    if (!abono) throw errorNoEncontrado('un abono', idAbono);
    const { id_acudiente } = mensualidad;
    const [titular, pagador, emisor] = await Promise.all([
      participantes.obtener(mensualidad.participante_id),
      id_acudiente === null ? null : acudientes.obtener(id_acudiente),
      fundacion.leer(),
    ]);
    const bytes = await imprenta.recibo({
      emisor,
      abono,
      mensualidad,
      participante: { nombre: titular?.nombre ?? '', documento: titular?.numero_documento ?? null },
      pagador: pagador ? `${pagador.nombres} ${pagador.apellidos}`.trim() : null,
    });
    return { numero: abono.recibo, bytes };
  };
