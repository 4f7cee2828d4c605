import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import type { Periodo } from '@/domain/shared/fechas';

interface Familia {
  /** Who pays, for everybody of `cobros`. */
  nombres: string;
  apellidos: string;
  documento: string;
  cobros: readonly { persona: string; periodo: Periodo; valor: number }[];
}

/** Somebody who pays for several people, each with what they owe. */
export const sembrarFamilia = async (servidor: ServidorReal, familia: Familia): Promise<void> => {
  const crear = await apiDe(servidor);
  const { nombres, apellidos, documento, cobros } = familia;
  for (const nombre of new Set(cobros.map(({ persona }) => persona))) {
    const { id } = await crear('/participantes', { nombre, telefono: '3000000001', estado: 'PREINGRESO' });
    const acudiente = await crear('/acudientes', {
      ...{ id_participante: id, tipo_documento: 'CC', numero_documento: documento, nombres, apellidos },
      ...{ telefono: '3001112233', es_responsable_pago: true, autorizado_informacion: true },
    });
    for (const { periodo, valor } of cobros.filter(({ persona }) => persona === nombre))
      await crear('/mensualidades', {
        ...{ participante_id: id, periodo, valor, id_acudiente: acudiente.id },
        fecha_vencimiento: `${periodo}-05`,
      });
  }
};
