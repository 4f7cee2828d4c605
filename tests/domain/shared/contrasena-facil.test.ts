import { describe, expect, it } from 'vitest';
import { esContrasenaFacil, PALABRAS_DE_LA_CASA } from '@/domain/shared/contrasena-facil';
import { sugerirContrasena } from '@/domain/usuarios/sugerir-contrasena';

const DE_ANA = { email: 'ana.ruiz@luznueva.example', fundacion: 'Fundación Cristiana Luz Nueva' };

describe('contraseñas que adivinaría quien conoce la casa o recorre el teclado', () => {
  it.each(PALABRAS_DE_LA_CASA)('%s con adornos', (palabra) => {
    expect(esContrasenaFacil(`${palabra.toUpperCase()}-2026!`, DE_ANA)).toBe(true);
  });

  it.each([
    ['palabra de la casa', 'Fundación2026'],
    ['dos palabras de la casa', 'fundacion-bello-2026'],
    ['nombre de la fundación', 'LuzNueva2026'],
    ['nombre entero de la fundación', 'Fundación Cristiana Luz Nueva'],
    ['el correo, entero', 'Ana.Ruiz@luznueva.example'],
    ['el nombre del correo', 'ana.ruiz-123'],
    ['el dominio del correo', 'luznueva.example'],
    ['una letra repetida', 'aaaaaaaa'],
    ['dos cifras repetidas', '12121212'],
    ['cuatro signos repetidos', 'luz!luz!luz!'],
    ['cifras seguidas', '123456789'],
    ['cifras hacia atrás', '987654321'],
    ['una fila del teclado', 'asdfghjk'],
    ['dos carreras', 'qwerty12345'],
    ['en zigzag', '1q2w3e4r5t'],
    ['el abecedario', 'abcd1234'],
    ['con separadores', 'abcd-1234!'],
  ])('%s: %s', (_que, contrasena) => {
    expect(esContrasenaFacil(contrasena, DE_ANA)).toBe(true);
  });

  it.each([
    'la fundación de mi barrio',
    'un perro verde come mango',
    'clave-administradora',
    '93817246',
    'tres tristes tigres',
    '四つの言葉を並べる',
    'qwerty y un mango',
    'luna nueva en mayo',
  ])('sirve: %s', (contrasena) => {
    expect(esContrasenaFacil(contrasena, DE_ANA)).toBe(false);
  });

  it('un correo o un nombre vacíos no vuelven fácil a ninguna', () => {
    expect(esContrasenaFacil('un mango verde', { email: '', fundacion: '' })).toBe(false);
    expect(esContrasenaFacil('93817246', { email: '99@x.example', fundacion: 'La 7' })).toBe(false);
  });

  it('las que sugiere el panel sirven', () => {
    for (let n = 0; n < 200; n += 1) {
      const bytes = Uint8Array.from({ length: 16 }, (_, i) => (n * 31 + i * 57) % 256);
      expect(esContrasenaFacil(sugerirContrasena(bytes), DE_ANA)).toBe(false);
    }
  });
});
