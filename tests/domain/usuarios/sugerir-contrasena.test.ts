import { describe, expect, it } from 'vitest';
import { validarDatosUsuario } from '@/domain/usuarios/datos-usuario';
import { BYTES_DE_CONTRASENA, sugerirContrasena } from '@/domain/usuarios/sugerir-contrasena';

const bytes = (desde: number) =>
  Uint8Array.from({ length: BYTES_DE_CONTRASENA }, (_, i) => (desde + i) % 256);

describe('sugerir contraseña', () => {
  it('son cuatro grupos de cuatro, sin letras que se confunden', () => {
    for (let desde = 0; desde < 256; desde += 1) {
      const sugerida = sugerirContrasena(bytes(desde));
      expect(sugerida).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
      expect(sugerida).not.toMatch(/[lo01]/);
    }
  });

  it('cada byte cuenta: otro azar, otra contraseña', () => {
    expect(sugerirContrasena(bytes(0))).not.toBe(sugerirContrasena(bytes(1)));
  });

  it('la acepta la regla de los usuarios', () => {
    const password = sugerirContrasena(bytes(7));
    expect(validarDatosUsuario({ email: 'a@x.example', rol: 'CONSULTA', password }).password).toBe(password);
  });
});
