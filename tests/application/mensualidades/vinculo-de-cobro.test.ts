import { describe, expect, it } from 'vitest';
import { relacionDeCobro } from '@/application/mensualidades/cobranza/vinculo';

describe('quién responde por lo que se debe', () => {
  const marcado = (id_participante: number, resto: object = {}) => ({
    id_participante,
    es_responsable_pago: true,
    estado: 'ACTIVO' as const,
    archivado_en: null,
    autorizado_informacion: true,
    ...resto,
  });
  it.each<[caso: string, acudientes: ReturnType<typeof marcado>[], propias: { id: number }[], string]>([
    ['la propia persona', [], [{ id: 1 }, { id: 2 }], 'DEUDOR'],
    ['quien responde por los dos', [marcado(1), marcado(2)], [], 'CODEUDOR'],
    ['quien paga lo suyo y lo de otro', [marcado(2)], [{ id: 1 }], 'CODEUDOR'],
    [
      'quien no puede saber de uno',
      [marcado(1), marcado(2, { autorizado_informacion: false })],
      [],
      'SIN_INFORMAR',
    ],
    ['quien ya no responde por uno', [marcado(1), marcado(2, { es_responsable_pago: false })], [], 'NINGUNA'],
    ['quien está inactivo', [marcado(1), marcado(2, { estado: 'INACTIVO' })], [], 'NINGUNA'],
    ['nadie', [], [], 'NINGUNA'],
  ])('%s', (_caso, acudientes, propias, esperada) => {
    expect(relacionDeCobro({ acudientes, propias }, [1, 2])).toBe(esperada);
  });

  it('de lo que nadie debe, nadie', () => {
    expect(relacionDeCobro({ acudientes: [marcado(1)], propias: [] }, [])).toBe('SIN_DEUDA');
  });
});
