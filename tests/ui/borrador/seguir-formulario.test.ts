import { act, renderHook } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { type FieldValues, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { seguirFormulario } from '@/ui/panel/comun/borrador/seguir-formulario';
import { borradoresEnMemoria } from '../apoyo/borradores-en-memoria';
import { unaSesion } from '../apoyo/servicios-falsos';

it('lo que se escribió antes de empezar a seguir el formulario también queda', async () => {
  const reloj = { ahora: () => new Date() };
  const borradores = borradoresEnMemoria(crearInMemorySesionStore(unaSesion()), reloj);
  const iniciales = { nombre: '', telefono: '' };
  const { result } = renderHook(() => useForm<FieldValues>({ defaultValues: iniciales }));
  act(() => result.current.setValue('nombre', 'Quien no esperó', { shouldDirty: true }));
  const dejar = seguirFormulario({
    borradores: Promise.resolve(borradores),
    reloj,
    nombre: 'perfil',
    formulario: result.current,
    iniciales: () => iniciales,
    version: () => null,
    alRecuperar: () => undefined,
    alFallar: (causa) => {
      throw causa;
    },
  });
  await conPaciencia(async () =>
    expect((await borradores.leer('perfil'))?.valores).toEqual({ nombre: 'Quien no esperó' }),
  );
  dejar();
});
