import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { familias } from './apoyo';

const abrir = async (direccion: string, sembrar: typeof familias = familias) => {
  const abierto = abrirEnMemoria(direccion, { sembrar });
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

  it('quien se llama como se escribió va primero, aunque el teléfono de muchos también responda', async () => {
    const { user, campo } = await abrir('/acudientes?nuevo=true', ({ participantes }) => {
      for (let n = 1; n <= 60; n += 1)
        participantes.insertar(
          unParticipante()
            .llamado(`Casa ${String(n).padStart(3, '0')}`)
            .conTelefono('3000000048')
            .datos(),
        );
    });
    await user.type(campo, 'casa 048');
    const hallados = within(await screen.findByRole('listbox', { name: 'Participantes encontrados' }));
    await waitFor(() => expect(hallados.getAllByRole('option')[0]).toHaveTextContent('Casa 048'));
    expect(hallados.getAllByRole('option')).toHaveLength(50);
    expect(screen.getByText('Hay 10 personas más: escriba algo más de su nombre')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(campo).toHaveValue('Casa 048'));
  });

  it('las flechas señalan desde el primero, e Intro toma a quien se ve señalado', async () => {
    const { user, campo } = await abrir('/acudientes?nuevo=true');
    await user.type(campo, '{ArrowDown}');
    const [primera, segunda] = await screen.findAllByRole('option');
    await waitFor(() => expect(campo).toHaveAttribute('aria-activedescendant', primera?.id));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(campo).toHaveAttribute('aria-activedescendant', segunda?.id));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(campo).toHaveAttribute('aria-activedescendant', primera?.id));
  });
});

describe('el filtro de participante, que busca desde que alguien llega a él', () => {
  const filtro = () => screen.getByRole('combobox', { name: 'Participante' });

  it('lo escrito con el teclado al llegar sigue ahí, y se busca', async () => {
    const { user } = abrirEnMemoria('/acudientes', { sembrar: familias });
    await screen.findByRole('combobox', { name: 'Participante' });
    act(() => filtro().focus());
    await user.keyboard('andres');
    expect(await screen.findByRole('option', { name: /Andrés Gómez/ })).toBeVisible();
    await waitFor(() => expect(filtro()).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(filtro()).toHaveValue('Andrés Gómez'));
  });

  it('lo escrito de una vez, antes de que llegue, también', async () => {
    abrirEnMemoria('/acudientes', { sembrar: familias });
    await screen.findByRole('combobox', { name: 'Participante' });
    act(() => {
      filtro().focus();
      fireEvent.change(filtro(), { target: { value: 'andres' } });
    });
    expect(await screen.findByRole('option', { name: /Andrés Gómez/ })).toBeVisible();
    expect(filtro()).toHaveValue('andres');
  });

  it('llegar con el teclado no abre la lista; pulsarlo sí', async () => {
    const { user } = abrirEnMemoria('/acudientes', { sembrar: familias });
    await screen.findByRole('combobox', { name: 'Participante' });
    act(() => filtro().focus());
    await waitFor(() => expect(filtro()).toHaveAttribute('data-scope', 'combobox'));
    expect(screen.queryByRole('listbox', { name: 'Participantes encontrados' })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: /Luz/ })).toBeVisible();
  });

  it('quien ya está se puede quitar sin escribir, y el campo queda listo para otra persona', async () => {
    const { user, router } = abrirEnMemoria('/acudientes?participante=1', { sembrar: familias });
    expect(await screen.findByDisplayValue('Luz Marina Ríos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar participante' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(filtro()).toHaveValue('');
  });
});
