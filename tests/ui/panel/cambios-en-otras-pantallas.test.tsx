import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/formulario/formulario-participante';
import '@/ui/panel/sedes/formulario/formulario-sede';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra } from '../financiero/apoyo';

type Pagina = ReturnType<typeof abrirEnMemoria>;
const ir = ({ router }: Pagina, to: string, search: object = {}) =>
  act(() => router.navigate({ to, search } as never));

it.each([
  ['una sede', '/financiero', 'Casa Bello', '/sedes', /^Nombre/, 'Casa Norte'],
  [
    'un participante',
    '/acudientes',
    'Luz Marina Ríos',
    '/participantes',
    /^Nombre completo/,
    'Luz Elena Ríos',
  ],
] as const)(
  'el nombre corregido de %s se lee enseguida en %s',
  async (_que, mira, antes, corrige, campo, nuevo) => {
    const pagina = abrirEnMemoria(mira, { sembrar: casaQueCobra });
    const { user } = pagina;
    await screen.findAllByText(antes);
    await ir(pagina, corrige, { editar: 1 });
    const nombre = await screen.findByLabelText(campo);
    await user.clear(nombre);
    await user.type(nombre, nuevo);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ir(pagina, mira);
    expect((await screen.findAllByText(nuevo)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(antes)).toBeNull());
  },
);
