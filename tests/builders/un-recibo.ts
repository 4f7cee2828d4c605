import type { Emisor } from '@/domain/mensualidades/emisor';
import type { Recibo, ReciboDePago } from '@/domain/mensualidades/recibo';

export const unEmisor = (cambios: Partial<Emisor> = {}): Emisor => ({
  nombre: 'Casa de prueba',
  nit: '900.123.456-8',
  direccion: 'Calle 1 # 2-3',
  municipio: 'Bello',
  telefono: '6040000001',
  correo: null,
  ...cambios,
});

/** A payment of November that leaves something to pay. */
export const unRecibo = (cambios: Partial<Recibo> = {}): Recibo => ({
  emisor: unEmisor(),
  participante: { nombre: 'Ana Ríos', documento: '1020304050' },
  pagador: null,
  concepto: 'MENSUALIDAD',
  periodo: '2026-11',
  fecha: '2026-11-10',
  valor: 300_000,
  medio: 'NEQUI',
  referencia: 'M-77',
  recibo: 41,
  excedente: 0,
  registrado_por: 'ana@ejemplo.example',
  saldo_despues: 550_000,
  expedido_en: '2026-11-10T15:00:00.000Z',
  provisional: null,
  reconstruido: false,
  anulado_en: null,
  motivo_anulacion: null,
  pago: null,
  ...cambios,
});

/** Rosa pays for Ana and Beto by Nequi, and something is left over. */
export const unReciboDePago = (): ReciboDePago => {
  const viva = { anulado_en: null, motivo_anulacion: null };
  const concepto = 'MENSUALIDAD';
  return {
    id: 1,
    emisor: unEmisor(),
    pagador: { nombre: 'Rosa Peña', documento: '43111222' },
    fecha: '2026-11-10',
    valor: 1_200_000,
    medio: 'NEQUI',
    referencia: 'NEQUI-9',
    recibo: 174,
    excedente: 50_000,
    registrado_por: 'ana@ejemplo.example',
    expedido_en: '2026-11-10T15:00:00.000Z',
    provisional: null,
    partes: [
      {
        ...{ mensualidad_id: 1, abono_id: 1, concepto, periodo: '2026-09', ...viva },
        participante: { nombre: 'Ana Ríos', documento: '1020304050' },
        valor: 850_000,
        saldo_despues: 0,
      },
      {
        ...{ mensualidad_id: 2, abono_id: 2, concepto, periodo: '2026-10', ...viva },
        participante: { nombre: 'Beto Ríos', documento: null },
        valor: 300_000,
        saldo_despues: 550_000,
      },
    ],
    ...viva,
  };
};
