import { describe, expect, it } from 'vitest';
import { porQueEsperarParaCobrar } from '@/domain/mensualidades/horario-de-cobranza';

const enBogota = (fecha: string, hora: string) => new Date(`${fecha}T${hora}:00-05:00`);

describe('horario de los mensajes de cobro (Ley 2300 de 2023)', () => {
  it.each([
    ['viernes', '2026-11-20', '07:00'],
    ['viernes', '2026-11-20', '07:01'],
    ['viernes', '2026-11-20', '18:59'],
    ['sábado', '2026-11-21', '08:00'],
    ['sábado', '2026-11-21', '14:59'],
  ])('el %s %s a las %s se puede escribir', (_dia, fecha, hora) => {
    expect(porQueEsperarParaCobrar(enBogota(fecha, hora))).toBeNull();
  });

  it.each([
    ['2026-11-20', '06:59', /De lunes a viernes/],
    ['2026-11-20', '19:00', /De lunes a viernes/],
    ['2026-11-21', '07:59', /sábados/],
    ['2026-11-21', '15:00', /sábados/],
    ['2026-11-22', '10:00', /domingo/],
    ['2026-11-16', '10:00', /festivo/],
  ])('el %s a las %s hay que esperar', (fecha, hora, motivo) => {
    expect(porQueEsperarParaCobrar(enBogota(fecha, hora))).toMatch(motivo);
  });

  it('manda la hora de Bogotá, no la del equipo', () => {
    expect(porQueEsperarParaCobrar(new Date('2026-11-21T01:30:00Z'))).toMatch(/De lunes a viernes/);
    expect(porQueEsperarParaCobrar(new Date('2026-11-22T00:30:00Z'))).toMatch(/sábados/);
  });
});
