import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { describe, expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from '../participantes/apoyo';

const archivo = (name: string, texto = 'hola') => ({
  name,
  size: texto.length,
  type: '',
  contenido: new Blob([texto]),
});

type Sembrar = (servicios: PanelEnMano) => Promise<unknown>;

/** The library is listed once what it begins with is in it. */
const abrirCon = (
  ruta: string,
  sembrar: Sembrar,
  { ajustar, ...opciones }: Parameters<typeof abrirEnMemoria>[1] = {},
) =>
  abrirEnMemoria(ruta, {
    ...opciones,
    ajustar: (servicios) => {
      const [sembrado, { listar }] = [sembrar(servicios), servicios.archivos];
      servicios.archivos.listar = async (carpeta) => {
        await sembrado;
        return listar(carpeta);
      };
      ajustar?.(servicios);
    },
  });

const vacia: Sembrar = async () => undefined;
const conArchivos = async ({ archivos }: PanelEnMano) => {
  await archivos.subir('formatos', archivo('acta.pdf'));
  await archivos.subir('formatos', archivo('carta.docx'));
  await archivos.crearCarpeta('2026', 'formatos');
};

const fila = (nombre: string | RegExp) => screen.findByRole('button', { name: nombre });

describe('/formatos, Biblioteca', () => {
  it('muestra las carpetas, entra en una y guarda el lugar en la dirección', async () => {
    const { user, router } = abrirCon('/formatos', conArchivos);
    await user.click(await fila('pdf'));
    expect(await fila('acta.pdf')).toBeVisible();
    expect(screen.getByText('4 B')).toBeVisible();
    expect(router.state.location.search).toEqual({ pestana: 'biblioteca', carpeta: 'pdf' });
    const migas = within(screen.getByRole('navigation', { name: 'Carpeta actual' }));
    await user.click(migas.getByRole('link', { name: 'Biblioteca' }));
    expect(await fila('2026')).toBeVisible();
  });

  it.each(['%2e%2e', 'a%2fb', '100%', 'a+b', '2026'])(
    'la carpeta %j es una más: se entra, se vuelve por las migas y su dirección la abre',
    async (carpeta) => {
      const sembrar: Sembrar = async ({ archivos }) => {
        await archivos.subir(`formatos/${carpeta}`, archivo('a%2eb.txt'));
      };
      const { user, router } = abrirCon('/formatos', sembrar);
      const enMigas = () => within(screen.getByRole('navigation', { name: 'Carpeta actual' }));
      await user.click(await fila(carpeta));
      await waitFor(() => expect(enMigas().getByText(carpeta)).toHaveAttribute('aria-current', 'page'));
      await user.click(await fila('otros'));
      expect(await fila('a%2eb.txt')).toBeVisible();
      const { href } = router.state.location;
      await user.click(enMigas().getByRole('link', { name: carpeta }));
      expect(await fila('otros')).toBeVisible();
      cleanup();
      abrirCon(href, sembrar);
      expect(await fila('a%2eb.txt')).toBeVisible();
    },
  );

  it('crea una carpeta y dice en español por qué un nombre no sirve', async () => {
    const { user } = abrirCon('/formatos', conArchivos);
    await fila('pdf');
    await user.click(screen.getByRole('button', { name: 'Nueva carpeta' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nueva carpeta' }));
    await user.type(dialogo.getByLabelText('Nombre'), '../fuera');
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await dialogo.findByText('Error al crear carpeta')).toBeVisible();
    expect(dialogo.getByText('El nombre no puede contener / ni \\')).toBeVisible();
    await user.clear(dialogo.getByLabelText('Nombre'));
    await user.type(dialogo.getByLabelText('Nombre'), 'Contratos');
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await fila('Contratos')).toBeVisible();
  });

  it('renombra una carpeta y no sobre otra', async () => {
    const { user } = abrirCon('/formatos', conArchivos);
    await user.click(await screen.findByRole('button', { name: 'Acciones de 2026' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar nombre' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cambiar nombre de la carpeta' }));
    await user.clear(dialogo.getByLabelText('Nombre'));
    await user.type(dialogo.getByLabelText('Nombre'), 'pdf{Enter}');
    expect(await dialogo.findByText('Error al renombrar carpeta')).toBeVisible();
    await user.clear(dialogo.getByLabelText('Nombre'));
    await user.type(dialogo.getByLabelText('Nombre'), '2027{Enter}');
    expect(await fila('2027')).toBeVisible();
    expect(screen.queryByRole('button', { name: '2026' })).toBeNull();
  });

  it('elimina un archivo con confirmación, y una carpeta escribiendo su nombre', async () => {
    const { user } = abrirCon('/formatos?carpeta=pdf', conArchivos);
    await user.click(await screen.findByRole('button', { name: 'Acciones de acta.pdf' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('No hay datos')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Biblioteca' }).at(-1) as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Acciones de word' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Eliminar carpeta' }));
    await user.type(dialogo.getByRole('textbox'), 'word{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'word' })).toBeNull());
  });

  it('el archivo de un papel firmado no se elimina: dice de quién es y qué papel', async () => {
    const carpeta = 'formatos/participantes/1/pdf';
    const { user } = abrirCon(
      '/formatos?carpeta=participantes/1/pdf',
      async ({ archivos, formatos }) => {
        await archivos.subir(carpeta, archivo('REGLAMENTO.pdf'));
        await archivos.subir(carpeta, archivo('suelto.pdf'));
        await formatos.recibirPapel(1, 'REGLAMENTO', { archivo: `${carpeta}/REGLAMENTO.pdf` });
      },
      { sembrar: casaConGente },
    );
    const eliminar = async (nombre: string) => {
      await user.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
      await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
      await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    };
    await eliminar('suelto.pdf');
    expect(await screen.findByText('suelto.pdf: archivo eliminado')).toBeVisible();
    await eliminar('REGLAMENTO.pdf');
    expect(
      await screen.findByText(
        'Es un papel firmado de Luz Marina Ríos (Reglamento de convivencia): quítelo antes en su ficha',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'REGLAMENTO.pdf', hidden: true })).toBeInTheDocument();
  });

  it('si la carga falla dice "Error al listar archivos" y no que está vacía (§8)', async () => {
    abrirCon('/formatos', vacia, {
      ajustar: (servicios) => {
        servicios.archivos.listar = () => Promise.reject(new Error('roto'));
      },
    });
    expect(await screen.findByText('Error al listar archivos')).toBeVisible();
    expect(screen.queryByText('No hay datos')).toBeNull();
  });

  it('sube al tipo de cada archivo; si uno falla solo se registra y la selección queda', async () => {
    let falla = true;
    const { user, servicios, router } = abrirCon('/formatos', vacia, {
      ajustar: ({ archivos }) => {
        const subir = archivos.subir;
        archivos.subir = (...argumentos) =>
          falla ? Promise.reject(new Error('corte')) : subir(...argumentos);
      },
    });
    const registro = vi.spyOn(servicios.registro, 'error');
    await user.click((await screen.findAllByRole('button', { name: 'Subir archivos' }))[0] as HTMLElement);
    await screen.findByRole('button', { name: 'Seleccionar Archivos' });
    const entrada = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(entrada as HTMLInputElement, [new File(['x'], 'foto.png', { type: 'image/png' })]);
    await user.click(await screen.findByRole('button', { name: 'Subir 1 archivo(s)' }));
    await waitFor(() => expect(registro).toHaveBeenCalledWith('Upload error', expect.anything()));
    expect(String(registro.mock.calls[0]?.[1])).toContain('Error al subir archivo');
    expect(screen.getByText('Archivos seleccionados (1)')).toBeVisible();
    falla = false;
    await user.click(screen.getByRole('button', { name: 'Subir 1 archivo(s)' }));
    // The folder that received it opens, with the new file marked.
    expect(await fila(/^foto\.png/)).toBeVisible();
    expect(screen.getByText('Nuevo')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ carpeta: 'imagenes' });
  });

  it('CONSULTA ve y descarga, y nada más', async () => {
    const { user } = abrirCon('/formatos?carpeta=pdf', vacia, {
      rol: 'CONSULTA',
      ajustar: ({ archivos }) => {
        archivos.listar = async () => ({
          files: [{ name: 'acta.pdf', path: null, size: 4, contentType: null, updatedAt: null }],
          folders: [],
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Acciones de acta.pdf' }));
    expect(screen.getAllByRole('menuitem').map((opcion) => opcion.textContent)).toEqual(['Ver', 'Descargar']);
    expect(screen.queryByRole('button', { name: 'Subir archivos' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nueva carpeta' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Papelera' })).toBeNull();
  });
});
