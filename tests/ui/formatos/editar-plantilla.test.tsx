import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const LISTA = '/formatos?pestana=plantillas';

const abrirVisita = async () => {
  const vista = abrirEnMemoria(LISTA);
  await vista.user.click(await screen.findByText('Registro de visita'));
  await screen.findByRole('button', { name: 'Crear versión nueva' });
  return vista;
};
/** At once, as from another paper: letter by letter it would be drawn as many times. */
const escribir = async (user: UserEvent, campo: HTMLElement, texto: string) => {
  await user.clear(campo);
  await user.click(campo);
  await user.paste(texto);
};
const confirmar = async ({ user }: Awaited<ReturnType<typeof abrirVisita>>, boton: string) => {
  await user.click(await screen.findByRole('button', { name: boton }));
  const dialogo = within(await screen.findByRole('alertdialog'));
  await user.click(dialogo.getByRole('button', { name: boton.split(' ')[0] }));
};

describe('/formatos, escribir una plantilla', () => {
  it('al abrir una para llenarla y al volver, el teclado sigue en las plantillas', async () => {
    const { user } = abrirEnMemoria(LISTA);
    await user.click(await screen.findByRole('button', { name: 'Acciones de Registro de visita' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ver y llenar' }));
    const volver = await screen.findByRole('link', { name: 'Todas las plantillas' });
    await waitFor(() => expect(document.activeElement).toContainElement(volver));
    expect(document.body).not.toHaveFocus();
    await user.click(volver);
    await screen.findByRole('button', { name: 'Acciones de Registro de visita' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('los signos que el papel no tiene se ven como saldrán, y los que no salen se dicen mientras se escribe', async () => {
    const { user } = await abrirVisita();
    await user.click(screen.getByRole('button', { name: 'Crear versión nueva' }));
    const formulario = within(
      await screen.findByRole('dialog', { name: 'Versión nueva de Registro de visita' }),
    );
    await escribir(user, await formulario.findByLabelText('Contenido'), '☐ Sí ☐ No → firme aquí 🙂');
    const previa = within(formulario.getByRole('region', { name: 'Vista previa' }));
    expect(await previa.findByText('[ ] Sí [ ] No -> firme aquí 🙂')).toBeVisible();
    expect(await formulario.findByText('En el PDF no sale 🙂: quítelo o dígalo con palabras')).toBeVisible();
  });

  it('de la vigente nace un borrador; al publicarlo, la anterior queda obsoleta y se puede leer', async () => {
    const vista = await abrirVisita();
    const { user, servicios } = vista;
    await user.click(screen.getByRole('button', { name: 'Crear versión nueva' }));
    const formulario = within(
      await screen.findByRole('dialog', { name: 'Versión nueva de Registro de visita' }),
    );
    const contenido = await formulario.findByLabelText('Contenido');
    await escribir(user, contenido, 'Gracias por visitar a ');
    await user.selectOptions(formulario.getByLabelText('Insertar un dato'), 'participante');
    await user.click(formulario.getByRole('button', { name: 'Insertar Nombre del participante' }));
    expect(contenido).toHaveValue('Gracias por visitar a {{participante.nombre}}');
    await waitFor(() => expect(contenido).toHaveFocus());
    const previa = within(formulario.getByRole('region', { name: 'Vista previa' }));
    expect(await previa.findByText('Nombre del participante')).toBeVisible();
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));

    expect(
      await screen.findByText('Registro de visita: se guardó el borrador de la versión 2'),
    ).toBeVisible();
    expect(await screen.findByText('Borrador', { selector: '.kit-status' })).toBeVisible();
    await confirmar(vista, 'Publicar');
    expect(await screen.findByText('Registro de visita: la versión 2 quedó vigente')).toBeVisible();
    const versiones = await screen.findByLabelText('Versión');
    expect(
      within(versiones)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual([
      expect.stringMatching(/^Versión 2 · Vigente/),
      expect.stringMatching(/^Versión 1 · Obsoleto/),
    ]);
    await user.selectOptions(versiones, within(versiones).getByRole('option', { name: /Versión 1/ }));
    expect(await screen.findByText(/Su compañía es parte de la recuperación/)).toBeVisible();
    const estados = (await servicios.formatos.listar())?.filter(({ codigo }) => codigo === 'VISITA');
    expect(estados?.map(({ estado }) => estado)).toEqual(['VIGENTE', 'OBSOLETO']);
    const historia = await servicios.actividad.listarDe('formato', estados?.[0]?.id ?? '');
    expect(historia?.map(({ accion }) => accion)).toEqual(['ACTUALIZAR', 'CREAR']);
  });

  it('una variable que no existe se dice mientras se escribe, y al guardar queda junto al campo', async () => {
    const { user } = await abrirVisita();
    await user.click(screen.getByRole('button', { name: 'Crear versión nueva' }));
    const formulario = within(
      await screen.findByRole('dialog', { name: 'Versión nueva de Registro de visita' }),
    );
    const contenido = formulario.getByLabelText('Contenido');
    await escribir(user, contenido, 'Visita a {{participante.apodo}}, gracias por venir.');
    const mensaje = 'No existe la variable {{participante.apodo}}: elija una de la lista';
    expect(await formulario.findByText(mensaje)).toBeVisible();
    expect(contenido).not.toHaveAttribute('aria-invalid');
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(await formulario.findByText(`Contenido: ${mensaje}`)).toBeVisible();
    expect(contenido).toHaveAttribute('aria-invalid', 'true');
    expect(contenido).toHaveAccessibleDescription(expect.stringContaining(mensaje));
  });

  it('una plantilla nueva pide su código y nace en borrador; se puede descartar', async () => {
    const vista = abrirEnMemoria(LISTA);
    const { user } = vista;
    await user.click(await screen.findByRole('button', { name: 'Nueva plantilla' }));
    const formulario = within(await screen.findByRole('dialog', { name: 'Nueva plantilla' }));
    await user.click(await formulario.findByRole('button', { name: 'Guardar' }));
    expect(
      await formulario.findByText('Código, nombre, categoría y contenido son campos obligatorios'),
    ).toBeVisible();
    await escribir(user, formulario.getByLabelText('Código'), 'CARTA_LABORAL');
    await escribir(user, formulario.getByLabelText('Nombre'), 'Carta laboral');
    await user.selectOptions(formulario.getByLabelText('Categoría'), 'EGRESO');
    await escribir(user, formulario.getByLabelText('Contenido'), 'A quien le interese, con aprecio.');
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Carta laboral: se guardó el borrador de la versión 1')).toBeVisible();
    await confirmar(vista, 'Descartar borrador');
    expect(await screen.findByText('Carta laboral: se descartó el borrador')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Hoja de ingreso' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Carta laboral' })).toBeNull();
  });

  it('una plantilla se duplica: queda otra, en borrador y con su código, y la primera no cambia', async () => {
    const { user, servicios } = abrirEnMemoria(LISTA);
    await user.click(await screen.findByRole('button', { name: 'Acciones de Registro de visita' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    const formulario = within(await screen.findByRole('dialog', { name: 'Copia de Registro de visita' }));
    expect(await formulario.findByLabelText('Nombre')).toHaveValue('Copia de Registro de visita');
    expect(formulario.getByLabelText('Contenido')).toHaveDisplayValue(
      /Su compañía es parte de la recuperación/,
    );
    expect(formulario.getByLabelText('Código')).toHaveValue('');
    await escribir(user, formulario.getByLabelText('Código'), 'VISITA_EN_GRUPO');
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByText('Copia de Registro de visita: se guardó el borrador de la versión 1'),
    ).toBeVisible();
    const deVisita = (await servicios.formatos.listar())?.filter(({ codigo }) => codigo.startsWith('VISITA'));
    expect(deVisita?.map(({ codigo, estado }) => `${codigo} ${estado}`).sort()).toEqual([
      'VISITA VIGENTE',
      'VISITA_EN_GRUPO BORRADOR',
    ]);
  });

  it('una nueva con el código de otra no se vuelve su versión siguiente: se dice antes de guardar', async () => {
    const { user, servicios } = abrirEnMemoria(LISTA);
    await user.click(await screen.findByRole('button', { name: 'Acciones de Registro de visita' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    const formulario = within(await screen.findByRole('dialog', { name: 'Copia de Registro de visita' }));
    await escribir(user, await formulario.findByLabelText('Código'), 'permiso salida');
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(
      (await formulario.findAllByText(/PERMISO_SALIDA es el código de «Permiso de salida»/))[0],
    ).toBeVisible();
    const todas = await servicios.formatos.listar();
    expect(todas?.filter(({ codigo }) => codigo === 'PERMISO_SALIDA')).toHaveLength(1);
  });

  it('dos personas en el mismo borrador: ve las dos versiones antes de guardar', async () => {
    const { user, servicios } = abrirEnMemoria(`${LISTA}&editar=11`, {
      ajustar: ({ formatos }) => {
        void formatos.crear({
          codigo: 'CARTA',
          nombre: 'Carta',
          categoria: 'EGRESO',
          contenido: 'Un texto de partida, completo.',
        });
      },
    });
    const formulario = within(await screen.findByRole('dialog', { name: 'Editar el borrador de Carta' }));
    const nombre = await formulario.findByLabelText('Nombre');
    await user.clear(nombre);
    await user.type(nombre, 'Carta mía');
    await servicios.formatos.actualizar(11, { nombre: 'Carta ajena', version: 1 });
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    const comparacion = within(
      await screen.findByRole('dialog', { name: 'Este registro cambió mientras tanto' }),
    );
    expect(comparacion.getByText('Carta mía')).toBeVisible();
    expect(comparacion.getByText('Carta ajena')).toBeVisible();
    await user.click(comparacion.getByRole('button', { name: 'Guardar lo elegido' }));
    // The message goes from the dialog to the page when the dialog closes.
    await waitFor(() => expect(screen.getByText(/Carta mía: se guardó el borrador/)).toBeVisible());
  });

  it('retirar una plantilla la saca de las vigentes y la deja leer', async () => {
    const vista = await abrirVisita();
    await confirmar(vista, 'Retirar');
    expect(await screen.findByText('Registro de visita: se retiró la plantilla')).toBeVisible();
    expect(await screen.findByText('Obsoleto', { selector: '.kit-status' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Crear versión nueva' })).toBeVisible();
  });
});
