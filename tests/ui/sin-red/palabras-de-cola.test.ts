import { unaEntrada } from '@tests/builders/entrada';
import { NADA } from '@tests/domain/sin-red/apoyo-caminos';
import { describe, expect, it } from 'vitest';
import { codigoProvisional } from '@/domain/shared/recibo-provisional';
import { idLocal } from '@/domain/sin-red/referencias';
import { camposEnPalabras, loQueHayEnPalabras } from '@/ui/panel/sin-red/cola/palabras-de-cola';

const textoDe = (servicio: string, metodo: string, ...argumentos: readonly unknown[]) =>
  camposEnPalabras(unaEntrada({ orden: { servicio, metodo, argumentos } }));

describe('camposEnPalabras', () => {
  it('de una novedad, la hora es la de Colombia: otra persona la va a escribir con ella', () => {
    const dicha = {
      texto: 'Vino la tía',
      tipo: 'VISITA',
      ocurrio_en: '2026-11-21T15:00:00.000Z',
      corrige: 4,
    };
    expect(textoDe('bitacora', 'escribir', 1, dicha)).toEqual([
      'Qué pasó: Vino la tía',
      'Qué fue: Visita',
      'Cuándo: sáb 21 nov 2026, 10:00',
    ]);
  });

  it('de un pago, el código del papel que se entregó: quien lo registre lo busca con él', () => {
    const pago = unaEntrada();
    expect(camposEnPalabras(pago).at(-1)).toBe(`Recibo provisional: ${codigoProvisional(pago.id)}`);
  });

  it('de una mensualidad de alguien registrado aquí, en palabras y sin el nombre que el equipo le da', () => {
    const datos = { participante_id: idLocal('e1'), periodo: '2026-11', valor: 850_000, exonerada: false };
    expect(textoDe('mensualidades', 'crear', datos)).toEqual([
      'Periodo: nov 2026',
      'Valor: $\u00a0850.000',
      'Exonerada: No',
    ]);
  });

  it('de una admisión, también su autorización de datos', () => {
    const autorizacion_datos = { otorgada: true, fecha: '2026-11-20', medio: 'ESCRITO' };
    expect(textoDe('participantes', 'crear', { nombre: 'Ana', autorizacion_datos })).toEqual([
      'Nombre completo: Ana',
      'Autorización de datos: Sí',
      'Fecha de la autorización: vie 20 nov 2026',
      'Medio de la autorización: Documento firmado',
    ]);
  });

  it.each(['mensualidades', 'pagos'])(
    'de un pago, nada de lo que solo entiende el servicio (%s)',
    (servicio) => {
      const datos = {
        fecha: '2026-11-29',
        valor: 100_000,
        medio: 'EFECTIVO',
        unico: true,
        provisional: 'KMX482',
      };
      expect(textoDe(servicio, 'registrarAbono', 7, datos)).toEqual([
        'Fecha: dom 29 nov 2026',
        'Valor: $\u00a0100.000',
        'Medio: Efectivo',
        `Recibo provisional: ${codigoProvisional(unaEntrada().id)}`,
      ]);
    },
  );

  it('de un acudiente, sí o no', () => {
    expect(textoDe('acudientes', 'crear', { id_participante: 3, es_principal: true })).toEqual([
      'Participante: 3',
      'Acudiente principal: Sí',
    ]);
  });
});

describe('loQueHayEnPalabras', () => {
  it.each([
    ['ANULADA', 'duplicada', 'Esa mensualidad se anuló: duplicada.'],
    ['EXONERADA', null, 'Esa mensualidad se exoneró.'],
    ['PAGADA', null, 'Ahora esa mensualidad debe $\u00a00.'],
  ] as const)(
    'de una mensualidad %s dice por qué no recibe el pago, y qué hacer con el dinero',
    (estado, motivo, dicho) => {
      const hay = { ...NADA, saldo: 0, cobro: { estado, motivo, participante: 3 } };
      expect(loQueHayEnPalabras(hay, 'pagada')).toEqual([
        dicho,
        'No debe nada más. Si recibió este dinero, cree la mensualidad que paga y vuelva aquí: podrá registrarlo en ella.',
      ]);
    },
  );
});
