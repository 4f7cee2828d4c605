import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { describe, expect, it } from 'vitest';
import type { EnPapelera } from '@/domain/archivos/papelera';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const archivo = (name: string, texto = 'hola') => ({
  name,
  size: texto.length,
  type: '',
  contenido: new Blob([texto]),
});
/** What was just received says so after its name. */
const fila = (nombre: string) =>
  screen.findByRole('button', { name: (leido) => leido.replace(/ Nuevo$/, '') === nombre });

const abrirCon = (
  ruta: string,
  sembrar: (servicios: PanelEnMano) => Promise<unknown>,
  opciones: Parameters<typeof abrirEnMemoria>[1] = {},
) =>
  abrirEnMemoria(ruta, {
    ...opciones,
    ajustar: (servicios) => {
      const [sembrado, { listar, listarPapelera }] = [sembrar(servicios), servicios.archivos];
      servicios.archivos.listar = async (carpeta) => {
        await sembrado;
        return listar(carpeta);
      };
      servicios.archivos.listarPapelera = async () => {
        await sembrado;
        return listarPapelera();
      };
      opciones.ajustar?.(servicios);
    },
  });

const conContratos = async ({ archivos }: PanelEnMano) => {
  await archivos.subir('formatos', archivo('contrato.pdf', 'uno'));
  await archivos.subir('formatos', archivo('acta.pdf', 'uno'));
};

const elegir = async (user: UserEvent, ...nombres: string[]) => {
  await user.click((await screen.findAllByRole('button', { name: 'Subir archivos' }))[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Seleccionar Archivos' });
  const entrada = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(
    entrada as HTMLInputElement,
    nombres.map((nombre) => new File(['dos!'], nombre, { type: 'application/pdf' })),
  );
  await user.click(await screen.findByRole('button', { name: `Subir ${nombres.length} archivo(s)` }));
};
/** A message changes its place when the dialog it was announced over goes. */
const aviso = (texto: string) => waitFor(() => expect(screen.getByText(texto)).toBeVisible());
const pregunta = () => screen.findByRole('alertdialog', { name: 'Ya existe un archivo con este nombre' });
const responder = async (user: UserEvent, respuesta: string) =>
  user.click(within(await pregunta()).getByRole('button', { name: respuesta }));

describe('un nombre que ya existe', () => {
  it('Conservar ambas deja las dos, y marca la nueva', async () => {
    const { user } = abrirCon('/formatos?carpeta=pdf', conContratos);
    await fila('contrato.pdf');
    await elegir(user, 'contrato.pdf');
    expect(await pregunta()).toHaveTextContent('En la carpeta «pdf» ya está contrato.pdf');
    expect(within(await pregunta()).queryByRole('checkbox')).toBeNull();
    await responder(user, 'Conservar ambas');
    const nueva = (await fila('contrato (2).pdf')).closest('tr, li') as HTMLElement;
    expect(within(nueva).getByText('Nuevo')).toBeVisible();
    expect(await fila('contrato.pdf')).toBeVisible();
    expect(screen.getAllByText('Nuevo')).toHaveLength(1);
  });

  it('Reemplazar pasa el anterior a la papelera, de donde vuelve al lado del nuevo', async () => {
    const { user, servicios } = abrirCon('/formatos?carpeta=pdf', conContratos);
    await fila('contrato.pdf');
    await elegir(user, 'contrato.pdf');
    await responder(user, 'Reemplazar');
    await aviso('Se subió 1 archivo');
    expect(await servicios.archivos.leer('formatos/pdf/contrato.pdf')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Papelera' }));
    const cosa = (await screen.findByText('Reemplazado')).closest('tr, li') as HTMLElement;
    expect(cosa).toHaveTextContent('contrato.pdf');
    expect(cosa).toHaveTextContent('30 días');
    await user.click(screen.getByRole('button', { name: 'Acciones de contrato.pdf' }));
    await user.click(screen.getByRole('menuitem', { name: 'Restaurar' }));
    await aviso('contrato.pdf: restaurado como «contrato (2).pdf»');
    expect(await screen.findByText('La papelera está vacía')).toBeVisible();
    expect(await servicios.archivos.leer('formatos/pdf/contrato (2).pdf')).toHaveLength(3);
  });

  it('Cancelar no sube nada, no es un error y deja la selección', async () => {
    const { user, servicios } = abrirCon('/formatos?carpeta=pdf', conContratos);
    await fila('contrato.pdf');
    await elegir(user, 'contrato.pdf');
    await responder(user, 'Cancelar');
    expect(await screen.findByText(/No se subió: ya existe ese nombre/)).toBeVisible();
    expect(screen.getByText('Archivos seleccionados (1)')).toBeVisible();
    expect(await servicios.archivos.leer('formatos/pdf/contrato.pdf')).toHaveLength(3);
    expect(await servicios.archivos.listarPapelera()).toEqual([]);
  });

  it('Aplicar a los demás pregunta una sola vez', async () => {
    const { user } = abrirCon('/formatos?carpeta=pdf', conContratos);
    await fila('contrato.pdf');
    await elegir(user, 'contrato.pdf', 'acta.pdf', 'nueva.pdf');
    await user.click(within(await pregunta()).getByRole('checkbox', { name: 'Aplicar a los demás' }));
    await responder(user, 'Conservar ambas');
    await aviso('Se subieron 3 archivos');
    for (const nombre of ['acta (2).pdf', 'contrato (2).pdf', 'nueva.pdf'])
      expect(await fila(nombre)).toBeVisible();
  });

  it('sin aplicarlo a los demás, pregunta por cada uno', async () => {
    const { user, servicios } = abrirCon('/formatos?carpeta=pdf', conContratos);
    await fila('contrato.pdf');
    await elegir(user, 'contrato.pdf', 'acta.pdf');
    expect(await pregunta()).toHaveTextContent('contrato.pdf');
    await responder(user, 'Conservar ambas');
    await waitFor(async () => expect(await pregunta()).toHaveTextContent('acta.pdf'));
    await responder(user, 'Reemplazar');
    await aviso('Se subieron 2 archivos');
    expect((await servicios.archivos.listarPapelera()).map(({ name }) => name)).toEqual(['acta.pdf']);
  });
});

describe('la papelera', () => {
  it('dice de dónde era, quién y cuánto queda; eliminar definitivamente pregunta', async () => {
    const { user } = abrirCon('/formatos?papelera=true', async (servicios) => {
      await conContratos(servicios);
      await servicios.archivos.eliminar('formatos/pdf/acta.pdf');
    });
    const cosa = (await screen.findByText('Eliminado')).closest('tr, li') as HTMLElement;
    expect(cosa).toHaveTextContent('pdf');
    expect(cosa).toHaveTextContent('@');
    await user.click(screen.getByRole('button', { name: 'Acciones de acta.pdf' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar definitivamente' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Eliminar definitivamente' }));
    expect(dialogo.getByText(/Se borra «acta.pdf» para siempre/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Eliminar definitivamente' }));
    expect(await screen.findByText('La papelera está vacía')).toBeVisible();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Carpeta actual' })).getByRole('link', {
        name: 'Biblioteca',
      }),
    );
    expect(await fila('pdf')).toBeVisible();
  });

  it('cuenta los días que se conserva cada cosa', async () => {
    const borrada = (daysLeft: number): EnPapelera => ({
      ...{
        id: `${daysLeft}`,
        name: `de-${daysLeft}.pdf`,
        path: `formatos/de-${daysLeft}.pdf`,
        isFolder: false,
      },
      ...{ size: 1, reason: 'ELIMINADO', deletedAt: '2026-11-20T15:00:00.000Z', deletedBy: null, daysLeft },
    });
    abrirEnMemoria('/formatos?papelera=true', {
      ajustar: ({ archivos }) => {
        archivos.listarPapelera = async () => [0, 1, 2].map(borrada);
      },
    });
    for (const [nombre, queda] of [
      ['de-0.pdf', 'Se borra hoy'],
      ['de-1.pdf', '1 día'],
      ['de-2.pdf', '2 días'],
    ] as const) {
      const cosa = (await screen.findByText(nombre)).closest('tr, li') as HTMLElement;
      expect(within(cosa).getByText(queda)).toBeVisible();
    }
  });

  it('CONSULTA que escribe su dirección ve la biblioteca', async () => {
    abrirCon('/formatos?papelera=true', async () => undefined, { rol: 'CONSULTA' });
    expect(await screen.findByText('No hay datos')).toBeVisible();
    expect(screen.queryByText('La papelera está vacía')).toBeNull();
  });
});

describe('cambiar el nombre de un archivo', () => {
  it('conserva la extensión, y la que se escribe no se repite', async () => {
    const { user } = abrirCon('/formatos?carpeta=pdf', conContratos);
    await user.click(await screen.findByRole('button', { name: 'Acciones de contrato.pdf' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar nombre' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cambiar nombre del archivo' }));
    expect(dialogo.getByLabelText('Nombre')).toHaveValue('contrato');
    expect(dialogo.getByText('La extensión .pdf se conserva.')).toBeVisible();
    await user.clear(dialogo.getByLabelText('Nombre'));
    await user.type(dialogo.getByLabelText('Nombre'), 'acuerdo.PDF{Enter}');
    expect(await fila('acuerdo.pdf')).toBeVisible();
  });
});

describe('ver antes de descargar', () => {
  it('una imagen se ve aquí, y queda en la historia', async () => {
    const { user, memoria } = abrirCon('/formatos?carpeta=imagenes', ({ archivos }) =>
      archivos.subir('formatos', archivo('foto.png')),
    );
    await user.click(await fila('foto.png'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'foto.png' }));
    const imagen = await dialogo.findByRole('img', { name: 'foto.png' });
    expect(imagen.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    expect(dialogo.getByRole('button', { name: 'Descargar' })).toBeVisible();
    expect(memoria.actividad.at(-1)).toMatchObject({ accion: 'CONSULTAR', entidad: 'archivo' });
  });

  it('donde el navegador no muestra PDF dentro de la página, se ofrece abrirlo', async () => {
    const { user } = abrirCon('/formatos?carpeta=pdf', conContratos);
    await user.click(await fila('contrato.pdf'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'contrato.pdf' }));
    expect(await dialogo.findByText(/no muestra documentos PDF aquí/)).toBeVisible();
    expect(dialogo.getByRole('button', { name: 'Abrir' })).toBeEnabled();
  });
});

describe('una carpeta reservada', () => {
  it('se marca y se desmarca desde su fila', async () => {
    const { user, servicios } = abrirCon('/formatos', conContratos);
    await user.click(await screen.findByRole('button', { name: 'Acciones de pdf' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reservar a administradores' }));
    expect(await screen.findByText('Reservada')).toBeVisible();
    await aviso('pdf: solo la ven los administradores');
    await user.click(screen.getByRole('button', { name: 'Acciones de pdf' }));
    await user.click(screen.getByRole('menuitem', { name: 'Quitar la reserva' }));
    await waitFor(() => expect(screen.queryByText('Reservada')).toBeNull());
    expect((await servicios.archivos.listar('formatos')).folders[0]?.reserved).toBeFalsy();
  });
});

describe('el tamaño de lo que no cabe', () => {
  it.each([
    [10_485_761, 'No se subirá: pesa 10.485.761 bytes; el máximo es 10.485.760 (10 MB)'],
    [10_600_000, 'No se subirá: pesa 10,11 MB; el máximo es 10 MB'],
  ])('%i bytes', async (bytes, mensaje) => {
    const { user } = abrirCon('/formatos', conContratos);
    await fila('pdf');
    await user.click(screen.getAllByRole('button', { name: 'Subir archivos' })[0] as HTMLElement);
    await screen.findByRole('button', { name: 'Seleccionar Archivos' });
    const grande = new File(['x'], 'grande.pdf');
    Object.defineProperty(grande, 'size', { value: bytes });
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, [grande]);
    expect(await screen.findByText(mensaje)).toBeVisible();
  });
});
