import { describe, expect, it } from 'vitest';
import { revelaTratamiento, siNoRevela } from '@/domain/mensualidades/enlaces/palabras-que-revelan';

describe('palabras que revelan', () => {
  it.each([
    'Psiquiatría',
    'CENTRO DE REHABILITACIÓN',
    'Tratamiento de noviembre',
    'pago desintoxicación',
    'Adicciones Bello',
    'Casa de recuperación',
    'Internos hombres',
    'terapia',
    'Salud mental',
    'Médico General',
  ])('«%s» revela', (texto) => {
    expect(revelaTratamiento(texto)).toBe(true);
    expect(siNoRevela(texto)).toBeNull();
  });

  it.each([
    'Mensualidades',
    'Ingresos Mujeres',
    'Ingresos Hombres Bello',
    'Nequi',
    'M-1234',
    'Internet',
    'Banco',
  ])('«%s» no', (texto) => {
    expect(siNoRevela(texto)).toBe(texto);
  });

  it('de lo que no hay no dice nada', () => {
    expect([siNoRevela(null), siNoRevela(undefined), siNoRevela('')]).toEqual([null, null, null]);
  });
});
