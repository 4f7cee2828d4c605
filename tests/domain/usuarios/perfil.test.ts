import { describe, expect, it } from 'vitest';
import { leerPerfil } from '@/domain/usuarios/perfil';

describe('el perfil como lo guarda un servicio', () => {
  it('es lo que se muestra de la persona, quién lo cambió y su versión; lo demás de la cuenta queda fuera', () => {
    const perfil = {
      displayName: 'Ana',
      photoURL: null,
      actualizado_en: '2026-11-21T15:00:00.000Z',
      actualizado_por: 'ana@ejemplo.example',
      version: 4,
    };
    expect(leerPerfil({ ...perfil, email: 'ana@ejemplo.example', rol: 'ADMINISTRADOR' })).toEqual(perfil);
  });

  it('lo que falta queda nulo, y la versión en 0', () => {
    expect(leerPerfil({ displayName: 5 })).toEqual({
      displayName: null,
      photoURL: null,
      actualizado_en: null,
      actualizado_por: null,
      version: 0,
    });
  });

  it.each([null, undefined, 'texto', 7])('%j no es un perfil', (valor) => {
    expect(leerPerfil(valor)).toBeNull();
  });
});
