import { unEvento } from '@tests/builders/un-evento';
import { describe, expect, it } from 'vitest';
import type { Evento } from '@/domain/participantes/estancias/estancia';
import { eventoEnPalabras } from '@/ui/panel/participantes/detalle/evento-en-palabras';

const nombreSede = (id: string | number) => `Casa ${id}`;
const dice = (evento: Partial<Evento>) => eventoEnPalabras(unEvento(evento), nombreSede);

describe('un evento de una estancia, en una línea', () => {
  it('un permiso dice sus días, si volvió y por qué', () => {
    expect(
      dice({ tipo: 'PERMISO', salida: '2026-11-20', regreso_previsto: '2026-11-22', motivo: 'Cita médica' }),
    ).toBe('Permiso del vie 20 nov 2026 · regreso previsto: dom 22 nov 2026 · sin regreso · Cita médica');
    expect(dice({ tipo: 'PERMISO', salida: '2026-11-20', regreso_real: '2026-11-21' })).toBe(
      'Permiso del vie 20 nov 2026 · regresó el sáb 21 nov 2026',
    );
    expect(dice({ tipo: 'PERMISO' })).toBe('Permiso, sin fecha de salida · sin regreso');
  });

  it('un traslado dice de dónde a dónde, y solo lo que cambió', () => {
    expect(
      dice({
        tipo: 'TRASLADO',
        fecha: '2026-11-20',
        desde_sede_id: 1,
        hasta_sede_id: 2,
        desde_area: 'HOMBRES',
        hasta_area: 'HOMBRES',
      }),
    ).toBe('Traslado el vie 20 nov 2026 · Casa 1 → Casa 2');
  });

  it('un cambio de fase dice las dos, también si antes no había', () => {
    expect(dice({ tipo: 'CAMBIO_DE_FASE', fecha: '2026-11-20', hasta_fase: 'PROCESO' })).toBe(
      'Cambio de fase el vie 20 nov 2026 · sin dato → Proceso',
    );
  });
});
