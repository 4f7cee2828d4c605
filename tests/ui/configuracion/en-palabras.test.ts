import { describe, expect, it } from 'vitest';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import { PARTE_COBRO } from '@/ui/panel/configuracion/cobro/parte-cobro';
import { PARTE_CUENTAS } from '@/ui/panel/configuracion/cuentas/parte-cuentas';
import { PARTE_SIN_RED } from '@/ui/panel/configuracion/preferencias/parte-sin-red';

// What is read of each version when somebody else changed the same thing meanwhile.
describe('lo que se compara de la configuración, en palabras', () => {
  it.each([
    [true, 'Sí'],
    [false, 'No'],
    [7, '7'],
    ['', 'Sin dato'],
  ])('de las reglas sin red, %j es «%s»', (valor, dicho) => {
    expect(PARTE_SIN_RED.enPalabras(valor)).toBe(dicho);
  });

  it.each([
    [850_000, '850.000'],
    ['', 'Sin dato'],
  ])('del cobro, %j es «%s»', (valor, dicho) => {
    expect(PARTE_COBRO.enPalabras(valor)).toBe(dicho);
  });

  it('de las cuentas y las donaciones, las que no hay se dicen', () => {
    const { cuentas, donaciones } = PARTE_CUENTAS.aValores(CONFIGURACION_INICIAL);
    expect(PARTE_CUENTAS.enPalabras(cuentas)).toBe('Ninguna');
    expect(PARTE_CUENTAS.enPalabras(donaciones)).toBe('Ninguna');
    expect(PARTE_CUENTAS.enPalabras({ ...donaciones, billetera: 'Nequi', llave: '300' })).toBe('Nequi, 300');
  });
});
