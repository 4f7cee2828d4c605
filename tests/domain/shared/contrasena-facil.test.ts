import { describe, expect, it } from 'vitest';
import { esContrasenaDeLaCasa, PALABRAS_DE_LA_CASA } from '@/domain/shared/contrasena-facil';

describe('contraseñas que adivinaría quien conoce la casa', () => {
  it.each(PALABRAS_DE_LA_CASA)('%s con adornos', (palabra) => {
    expect(esContrasenaDeLaCasa(`${palabra.toUpperCase()}-2026!`, 'ana@x.example')).toBe(true);
  });

  it.each([
    ['Fundación2026', 'ana@x.example', true],
    ['ana.ruiz-123', 'ana.ruiz@x.example', true],
    ['12345678', 'ana@x.example', false],
    ['12345678', '99@x.example', false],
    ['la fundación de mi barrio', 'ana@x.example', false],
    ['clave-administradora', 'admin@fundacion.example', false],
  ])('%s para %s: %s', (contrasena, email, esperado) => {
    expect(esContrasenaDeLaCasa(contrasena, email)).toBe(esperado);
  });
});
