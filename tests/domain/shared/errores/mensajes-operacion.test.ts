import { describe, expect, it } from 'vitest';
import {
  MENSAJES_OPERACION,
  mensajeErrorCargar,
  mensajeErrorEscritura,
} from '@/domain/shared/errores/mensajes-operacion';

describe('operaciones con datos (especificación §8)', () => {
  it.each([
    ['participantes', 'Error al cargar participantes'],
    ['mensualidades', 'Error al cargar mensualidades'],
    ['sedes', 'Error al cargar sedes'],
    ['usuarios', 'Error al cargar usuarios'],
    ['acudientes', 'Error al cargar acudientes'],
    ['acudientes del participante', 'Error al cargar acudientes del participante'],
  ] as const)('cargar %s', (lista, mensaje) => {
    expect(mensajeErrorCargar(lista)).toBe(mensaje);
  });

  it.each([
    ['crear', 'participante', 'Error al crear participante'],
    ['actualizar', 'participante', 'Error al actualizar participante'],
    ['eliminar', 'participante', 'Error al eliminar participante'],
    ['crear', 'mensualidad', 'Error al crear mensualidad'],
    ['actualizar', 'mensualidad', 'Error al actualizar mensualidad'],
    ['eliminar', 'mensualidad', 'Error al eliminar mensualidad'],
    ['crear', 'sede', 'Error al crear sede'],
    ['actualizar', 'sede', 'Error al actualizar sede'],
    ['eliminar', 'sede', 'Error al eliminar sede'],
    ['crear', 'usuario', 'Error al crear usuario'],
    ['actualizar', 'usuario', 'Error al actualizar usuario'],
    ['eliminar', 'usuario', 'Error al eliminar usuario'],
    ['crear', 'acudiente', 'Error al crear acudiente'],
    ['actualizar', 'acudiente', 'Error al actualizar acudiente'],
    ['eliminar', 'acudiente', 'Error al eliminar acudiente'],
  ] as const)('%s %s', (accion, entidad, mensaje) => {
    expect(mensajeErrorEscritura(accion, entidad)).toBe(mensaje);
  });

  it('contraseña, perfil y los seis del almacenamiento', () => {
    expect(MENSAJES_OPERACION).toEqual({
      restablecerContrasena: 'Error al restablecer contraseña',
      actualizarPerfil: 'Error al actualizar perfil',
      subirArchivo: 'Error al subir archivo',
      eliminarArchivo: 'Error al eliminar archivo',
      listarArchivos: 'Error al listar archivos',
      eliminarCarpeta: 'Error al eliminar carpeta',
      crearCarpeta: 'Error al crear carpeta',
      renombrarCarpeta: 'Error al renombrar carpeta',
    });
  });
});
