import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { familias } from './apoyo';

const abrir = async (direccion: string) => {
  const abierto = abrirEnMemoria(direccion, { sembrar: familias });
  await screen.findByRole('button', { name: 'Guardar' });
  const campo = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Participante' });
  return { ...abierto, campo };
};

describe('elegir un participante escribiendo', () => {
  it('Enter antes de que llegue la búsqueda espera a la persona escrita, no toma la primera de la lista', async () => {
    const { user, campo } = await abrir('/acudientes?nuevo=true');
    await user.click(campo);
    await screen.findByRole('option', { name: /Luz/ });
    await user.type(campo, 'andres{Enter}');
    await waitFor(() => expect(campo).toHaveValue('Andrés Gómez'));
    expect(screen.queryByRole('listbox', { name: 'Participantes encontrados' })).toBeNull();
  });

  it('salir con algo escrito que es de una sola persona la elige', async () => {
    const { user, campo } = await abrir('/acudientes?nuevo=true');
    await user.type(campo, 'andres');
    await user.tab();
    await waitFor(() => expect(campo).toHaveValue('Andrés Gómez'));
  });

  it('escribir sobre la persona elegida y salir nunca la devuelve', async () => {
    const { user, campo } = await abrir('/acudientes?participante=1&nuevo=true');
    await waitFor(() => expect(campo).not.toHaveValue(''));
    await user.tripleClick(campo);
    await user.keyboard('nadie se llama así');
    await user.click(within(screen.getByRole('dialog')).getByLabelText('Nombres'));
    expect(await screen.findByText('Elija a la persona de la lista')).toBeVisible();
    expect(campo).toHaveValue('nadie se llama así');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(campo).toBeInvalid());
  });

  it('Escape deja a quien estaba, y salir sin escribir también', async () => {
    const { user, campo } = await abrir('/acudientes?participante=1&nuevo=true');
    await waitFor(() => expect(campo).not.toHaveValue(''));
    const antes = (campo as HTMLInputElement).value;
    await user.tripleClick(campo);
    await user.keyboard('andr{Escape}');
    expect(campo).toHaveValue(antes);
    await user.click(campo);
    await user.click(within(screen.getByRole('dialog')).getByLabelText('Nombres'));
    expect(campo).toHaveValue(antes);
  });
});
