import { screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { borradoresEnMemoria } from '../apoyo/borradores-en-memoria';
import { unaSesion } from '../apoyo/servicios-falsos';
import { familias } from './apoyo';

/** Names in the list under the field of the participante. */
const encontrados = () =>
  within(screen.getByRole('listbox', { name: 'Participantes encontrados' }))
    .queryAllByRole('option')
    .map((opcion) => opcion.firstChild?.textContent);

/** Once its fields are there: while they come, a dialog of the same name holds the place. */
const formulario = async (nombre = 'Nuevo acudiente') => {
  await screen.findByRole('button', { name: 'Guardar' });
  return screen.getByRole('dialog', { name: nombre });
};

describe('el formulario de acudiente', () => {
  it('exige los campos de la especificación, con el error junto a cada uno', async () => {
    const { user } = abrirEnMemoria('/acudientes?nuevo=true', { sembrar: familias });
    const dialogo = await formulario();
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    expect(
      await within(dialogo).findByText(
        'Participante, documento, nombres y apellidos son campos obligatorios',
      ),
    ).toBeVisible();
    for (const campo of ['Participante', 'Nombres', 'Apellidos', 'Número de documento']) {
      expect(within(dialogo).getByLabelText(campo)).toBeInvalid();
    }
  });

  it('empieza en el participante, y en el nombre cuando ya se sabe de quién es', async () => {
    const { unmount } = abrirEnMemoria('/acudientes?nuevo=true', { sembrar: familias });
    const vacio = within(await formulario());
    await waitFor(() => expect(vacio.getByRole('combobox', { name: 'Participante' })).toHaveFocus());
    unmount();
    abrirEnMemoria('/acudientes?nuevo=true&participante=1', { sembrar: familias });
    const conPersona = within(await formulario());
    await waitFor(() => expect(conPersona.getByLabelText('Nombres')).toHaveFocus());
  });

  it('un documento que ya es de otra persona, con otro nombre, se avisa y no impide guardar', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes?nuevo=true&participante=1', {
      sembrar: (base) => {
        familias(base);
        base.acudientes.cambiar(3, { tipo_documento: 'CC', numero_documento: '43111222' });
      },
    });
    const dialogo = within(await formulario());
    await user.type(dialogo.getByLabelText('Número de documento'), '43.111.222');
    await user.type(dialogo.getByLabelText('Nombres'), 'Sandra');
    await user.type(dialogo.getByLabelText('Apellidos'), 'Mena');
    const aviso = 'Ese documento ya es de Elena Zapata, acudiente de Andrés Gómez. ¿Es la misma persona?';
    expect(await dialogo.findByText(aviso)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Sandra Mena: acudiente creado')).toBeVisible();
    expect(memoria.acudientes.todas().at(-1)).toMatchObject({ numero_documento: '43111222' });
  });

  it('la misma persona con otro teléfono en otra ficha se dice junto al campo, y sus datos se pueden usar', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes?nuevo=true&participante=1', {
      sembrar: (base) => {
        familias(base);
        base.acudientes.cambiar(3, {
          tipo_documento: 'CC',
          numero_documento: '43111222',
          telefono: '3105551000',
          email: 'elena@ejemplo.example',
        });
      },
    });
    const dialogo = within(await formulario());
    await user.type(dialogo.getByLabelText('Número de documento'), '43.111.222');
    await user.type(dialogo.getByLabelText('Nombres'), 'Elena');
    await user.type(dialogo.getByLabelText('Apellidos'), 'Zapata');
    await user.type(dialogo.getByLabelText('Teléfono'), '300 999 8877');
    await waitFor(() =>
      expect(dialogo.getByLabelText('Teléfono')).toHaveAccessibleDescription(
        /En su ficha de acudiente de Andrés Gómez el teléfono es 310 555 1000\./,
      ),
    );
    await user.click(dialogo.getByRole('button', { name: 'Usar los datos de contacto de esa ficha' }));
    expect(dialogo.queryByText(/En su ficha de acudiente/)).toBeNull();
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Elena Zapata: acudiente creado')).toBeVisible();
    expect(memoria.acudientes.todas().at(-1)).toMatchObject({
      telefono: '3105551000',
      email: 'elena@ejemplo.example',
    });
  });

  it('elige el participante buscándolo, y crea', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes?nuevo=true', { sembrar: familias });
    const dialogo = await formulario();
    await user.type(within(dialogo).getByRole('combobox', { name: 'Participante' }), 'andres');
    await waitFor(() => expect(encontrados()).toEqual(['Andrés Gómez']));
    await waitFor(() =>
      expect(within(dialogo).getByRole('listbox', { name: 'Participantes encontrados' })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    await user.keyboard('{Enter}');
    expect(within(dialogo).getByRole('combobox', { name: 'Participante' })).toHaveValue('Andrés Gómez');
    await user.type(within(dialogo).getByLabelText('Nombres'), 'Óscar');
    await user.type(within(dialogo).getByLabelText('Apellidos'), 'Roble');
    await user.type(within(dialogo).getByLabelText('Número de documento'), '43000111');
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Óscar Roble: acudiente creado')).toBeVisible();
    expect(memoria.acudientes.todas().at(-1)).toMatchObject({
      id_participante: 2,
      nombres: 'Óscar',
      numero_documento: '43000111',
      estado: 'ACTIVO',
    });
  });

  it('el documento que ya tiene otro acudiente del mismo participante queda junto a su campo', async () => {
    const { user } = abrirEnMemoria('/acudientes?editar=2', {
      sembrar: (memoria) => {
        familias(memoria);
        memoria.acudientes.cambiar(1, { numero_documento: '43000111' });
      },
    });
    const dialogo = within(await formulario('Editar a Pedro Arias'));
    await user.clear(dialogo.getByLabelText('Número de documento'));
    await user.type(dialogo.getByLabelText('Número de documento'), '43000111');
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    const razon = 'Este participante ya tiene un acudiente con este documento';
    await waitFor(() =>
      expect(dialogo.getByLabelText('Número de documento')).toHaveAccessibleDescription(razon),
    );
    expect(dialogo.getByRole('link', { name: `Número de documento: ${razon}` })).toBeVisible();
  });

  it('Escape cierra la lista de participantes y no el formulario', async () => {
    const { user } = abrirEnMemoria('/acudientes?nuevo=true', { sembrar: familias });
    const dialogo = await formulario();
    await user.type(within(dialogo).getByRole('combobox', { name: 'Participante' }), 'luz');
    await within(dialogo).findByRole('option', { name: /Luz/ });
    await user.keyboard('{Escape}');
    expect(within(dialogo).queryByRole('listbox', { name: 'Participantes encontrados' })).toBeNull();
    expect(dialogo).toBeVisible();
  });

  it('desde el participante ya viene elegido, y avisa a quién reemplaza el principal', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes?participante=1&nuevo=true', { sembrar: familias });
    const dialogo = await formulario();
    expect(await within(dialogo).findByDisplayValue('Luz Marina Ríos')).toBeVisible();
    await user.click(within(dialogo).getByLabelText('Acudiente principal'));
    expect(await within(dialogo).findByText(/Hoy es Rosa Ríos\./)).toBeVisible();
    await user.type(within(dialogo).getByLabelText('Nombres'), 'Óscar');
    await user.type(within(dialogo).getByLabelText('Apellidos'), 'Roble');
    await user.type(within(dialogo).getByLabelText('Número de documento'), '43000111');
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(memoria.acudientes.obtener(1)?.es_principal).toBe(false));
    expect(memoria.acudientes.todas().at(-1)).toMatchObject({ id_participante: 1, es_principal: true });
  });

  describe('el primero de un participante', () => {
    const conSola = (memoria: BaseMemoria): void => {
      familias(memoria);
      memoria.participantes.insertar(unParticipante().llamado('Sola Nadie').datos());
    };
    const principal = (dialogo: HTMLElement) => within(dialogo).getByLabelText('Acudiente principal');

    it('viene como principal, y se puede quitar', async () => {
      const { user, memoria } = abrirEnMemoria('/acudientes?participante=3&nuevo=true', { sembrar: conSola });
      const dialogo = await formulario();
      expect(principal(dialogo)).toBeChecked();
      await user.click(principal(dialogo));
      await user.type(within(dialogo).getByLabelText('Nombres'), 'Óscar');
      await user.type(within(dialogo).getByLabelText('Apellidos'), 'Roble');
      await user.type(within(dialogo).getByLabelText('Número de documento'), '43000111');
      await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(memoria.acudientes.todas()).toHaveLength(4));
      expect(memoria.acudientes.todas().at(-1)).toMatchObject({ id_participante: 3, es_principal: false });
    });

    it('también si se elige en el formulario, y deja de venir si se elige a quien ya tiene', async () => {
      const { user } = abrirEnMemoria('/acudientes?nuevo=true', { sembrar: conSola });
      const dialogo = await formulario();
      const elegir = async (texto: string, nombre: RegExp) => {
        const campo = within(dialogo).getByRole('combobox', { name: 'Participante' });
        await user.clear(campo);
        await user.type(campo, texto);
        await user.click(await within(dialogo).findByRole('option', { name: nombre }));
      };
      expect(principal(dialogo)).not.toBeChecked();
      await elegir('sola', /Sola/);
      await waitFor(() => expect(principal(dialogo)).toBeChecked());
      await elegir('luz', /Luz/);
      await waitFor(() => expect(principal(dialogo)).not.toBeChecked());
      await user.click(principal(dialogo));
      await user.click(principal(dialogo));
      await elegir('sola', /Sola/);
      await waitFor(() => expect(principal(dialogo)).toBeChecked());
      await user.click(principal(dialogo));
      await elegir('andres', /Andrés/);
      await elegir('sola', /Sola/);
      expect(principal(dialogo)).not.toBeChecked();
    });

    it('quien ya tiene acudiente no lo propone, y sin poder saberlo tampoco', async () => {
      const { unmount } = abrirEnMemoria('/acudientes?participante=2&nuevo=true', { sembrar: conSola });
      expect(principal(await formulario())).not.toBeChecked();
      unmount();
      abrirEnMemoria('/acudientes?participante=3&nuevo=true', {
        sembrar: conSola,
        ajustar: ({ acudientes }) => {
          acudientes.listarDeParticipante = async () => ({
            datos: [],
            error: errorDesconocido(new Error('se cayó')),
          });
        },
      });
      expect(principal(await formulario())).not.toBeChecked();
    });

    it('lo recuperado de un borrador gana', async () => {
      const borradores = borradoresEnMemoria(crearInMemorySesionStore(unaSesion()), {
        ahora: () => new Date('2026-11-21T15:00:00Z'),
      });
      await borradores.guardar('acudiente:nuevo 3', {
        version: null,
        valores: { nombres: 'Óscar', es_principal: false },
      });
      abrirEnMemoria('/acudientes?participante=3&nuevo=true', {
        sembrar: conSola,
        ajustar: (servicios) => {
          servicios.cargarBorradores = async () => borradores;
        },
      });
      const dialogo = await formulario();
      await waitFor(() => expect(within(dialogo).getByLabelText('Nombres')).toHaveValue('Óscar'));
      expect(principal(dialogo)).not.toBeChecked();
    });
  });

  it('un contacto de emergencia necesita teléfono', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes?editar=2', { sembrar: familias });
    const dialogo = await formulario('Editar a Pedro Arias');
    await user.click(within(dialogo).getByLabelText('Contacto de emergencia'));
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    expect(await within(dialogo).findByText('Un contacto de emergencia necesita un teléfono')).toBeVisible();
    expect(within(dialogo).getByLabelText(/^Teléfono/)).toBeInvalid();
    await user.type(within(dialogo).getByLabelText(/^Teléfono/), '300 555 6677');
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardaron los cambios de Pedro Arias')).toBeVisible();
    expect(memoria.acudientes.obtener(2)).toMatchObject({ es_emergencia: true, telefono: '3005556677' });
  });

  it('un documento repetido se dice junto a su campo y no se pierde lo escrito', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes?participante=1&nuevo=true', { sembrar: familias });
    const dialogo = await formulario();
    const repetido = memoria.acudientes.obtener(1)?.numero_documento ?? '';
    await user.type(within(dialogo).getByLabelText('Nombres'), 'Óscar');
    await user.type(within(dialogo).getByLabelText('Apellidos'), 'Roble');
    await user.type(within(dialogo).getByLabelText('Número de documento'), repetido);
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(within(dialogo).getByLabelText('Número de documento')).toBeInvalid());
    expect(within(dialogo).getByLabelText('Nombres')).toHaveValue('Óscar');
  });
});
