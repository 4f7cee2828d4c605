import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';

/** So many people who owe a fee of long before, who answer for themselves and authorised WhatsApp. */
export const sembrarDeudores = async (servidor: ServidorReal, cuantos: number): Promise<void> => {
  const api = await apiDe(servidor);
  const llamar = await llamadorDe(servidor);
  for (let n = 1; n <= cuantos; n += 1) {
    const nombre = `Deudor ${String(n).padStart(2, '0')} Ejemplo`;
    const telefono = `30055500${String(n).padStart(2, '0')}`;
    const { id } = await api('/participantes', { nombre, telefono, estado: 'PREINGRESO' });
    await api('/mensualidades', {
      participante_id: id,
      valor: 100_000 + n,
      periodo: '2026-02',
      fecha_vencimiento: '2026-02-05',
    });
    await llamar('PUT', `/pagadores/participante-${id}/canal-de-cobro`, {
      canal: 'WHATSAPP',
      autorizado_en: '2026-02-01',
      medio: 'FIRMADO',
    });
  }
};
