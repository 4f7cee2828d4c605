import { abono, acudiente, mensualidad, participante, sede } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { type Guardados, reunirRegistros } from '@/application/revision/reunir-registros';

const ARCHIVADO = { archivado_en: '2026-11-20T10:00:00Z' };
const NADA: Guardados = {
  participantes: [],
  acudientes: [],
  mensualidades: [],
  sedes: [],
  configuracion: null,
};
const reunir = (guardados: Partial<Guardados>) => reunirRegistros({ ...NADA, ...guardados });
const cobro = (cambios: Parameters<typeof mensualidad>[0] = {}) => ({
  ...mensualidad(cambios),
  participante_nombre: 'Ana María Ríos',
});

describe('los registros que se revisan', () => {
  it('de un participante: sus señas, su teléfono y cómo está', () => {
    const { participantes } = reunir({
      participantes: [
        participante({ tipo_documento: 'CC', numero_documento: '1020304050', valor_mensualidad: 850_000 }),
        participante({ id: 2, telefono: '', estado: 'EGRESADO', ...ARCHIVADO }),
      ],
    });
    expect(participantes).toMatchObject([
      {
        id: 1,
        nombre: 'Ana María Ríos',
        tipo_documento: 'CC',
        numero_documento: '1020304050',
        telefonos: ['3001234567'],
        valor_mensualidad: 850_000,
        archivada: false,
        situacion: 'Activo',
      },
      { id: 2, telefonos: [], archivada: true, situacion: 'Egresado' },
    ]);
  });

  it('de un acudiente: su nombre entero y sus dos teléfonos, el que esté vacío no', () => {
    const { acudientes } = reunir({
      acudientes: [
        acudiente({ telefono: '3001234567', telefono_alterno: '6044441234' }),
        acudiente({ id: 6, telefono: '', telefono_alterno: null, estado: 'INACTIVO', ...ARCHIVADO }),
      ],
    });
    expect(acudientes).toMatchObject([
      {
        id: 5,
        id_participante: 1,
        nombre: 'Luz Ríos',
        numero_documento: '43000111',
        telefonos: ['3001234567', '6044441234'],
        archivada: false,
        situacion: 'Acudiente · Activo',
      },
      { id: 6, telefonos: [], archivada: true, situacion: 'Acudiente · Inactivo' },
    ]);
  });

  it('de una mensualidad: cuál es, de quién y los abonos que valen', () => {
    const { cobros } = reunir({
      mensualidades: [
        cobro({ descuento: 50_000, abonos: [abono(), abono({ id: 2, anulado_en: '2026-11-20T10:00:00Z' })] }),
      ],
    });
    expect(cobros).toEqual([
      {
        id: 9,
        que: 'Mensualidad de noviembre de 2026',
        nombre: 'Ana María Ríos',
        valor: 850_000,
        descuento: 50_000,
        abonos: [expect.objectContaining({ id: 1, valor: 50_000 })],
      },
    ]);
  });

  it('una mensualidad anulada, exonerada o archivada no cuenta', () => {
    const mensualidades = [
      cobro({ id: 1, estado: 'ANULADA' }),
      cobro({ id: 2, estado: 'EXONERADA' }),
      cobro({ id: 3, ...ARCHIVADO }),
      cobro({ id: 4 }),
    ];
    expect(reunir({ mensualidades }).cobros.map(({ id }) => id)).toEqual([4]);
  });

  it('de una sede que no está archivada, su nombre y su teléfono', () => {
    const sedes = [sede({ telefono: '6044441234' }), sede({ id: 3, ...ARCHIVADO })];
    expect(reunir({ sedes }).sedes).toEqual([{ id: 2, nombre: 'Casa Bello', telefonos: ['6044441234'] }]);
  });

  it('de la configuración, sus teléfonos y su mensualidad; sin ella, nada', () => {
    const configuracion = { telefono: '3001234567', telefono_alterno: '6044441234', valor_mensualidad: 0 };
    expect(reunir({ configuracion }).ajustes).toEqual({
      telefonos: ['3001234567', '6044441234'],
      valor_mensualidad: 0,
    });
    expect(reunir({}).ajustes).toEqual({ telefonos: [], valor_mensualidad: null });
  });
});
