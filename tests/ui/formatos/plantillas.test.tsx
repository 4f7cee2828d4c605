import { screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it, vi } from 'vitest';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const LISTA = '/formatos?pestana=plantillas';

const conAna = (memoria: BaseMemoria) => {
  const { id } = memoria.participantes.insertar(
    unParticipante()
      .llamado('Ana Ríos')
      .conDocumento('1020304050')
      .conAutorizacion()
      .con({ alergias: 'penicilina', fecha_ingreso: '2026-11-01' })
      .datos(),
  );
  memoria.acudientes.insertar(unAcudiente().de(id).principal().datos());
};

const abrir = (ruta: string, opciones: Parameters<typeof abrirEnMemoria>[1] = {}) =>
  abrirEnMemoria(ruta, { sembrar: conAna, ...opciones });

const verPlantilla = async (vista: ReturnType<typeof abrir>, nombre: string) =>
  vista.user.click(await screen.findByText(nombre, { selector: 'button' }));
const elegirAna = async ({ user }: ReturnType<typeof abrir>) => {
  await user.type(await screen.findByRole('combobox', { name: 'Participante' }), 'ana');
  await user.click(await screen.findByRole('option', { name: /Ana Ríos/ }));
};
const hoja = () => screen.findByRole('article');

describe('/formatos, Plantillas', () => {
  it('lista las que trae el producto y abre una como muestra, con lo que se llenará', async () => {
    const vista = abrir(LISTA);
    await verPlantilla(vista, 'Hoja de ingreso');
    expect(vista.router.state.location.search).toMatchObject({ pestana: 'plantillas', detalle: 1 });
    const papel = within(await hoja());
    expect(papel.getAllByText('Nombre del participante').length).toBeGreaterThan(0);
    expect(papel.queryByText(/^Falta/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Imprimir en blanco' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });

  it('en blanco lleva el nombre y los datos de la fundación, tal como se configuraron', async () => {
    const vista = abrir(LISTA, {
      ajustar: ({ configuracion }) => {
        configuracion.obtener = async () => ({
          ...CONFIGURACION_INICIAL,
          nombre: 'Casa de la Montaña',
          nit: '900.123.456-8',
        });
      },
    });
    await verPlantilla(vista, 'Acuerdo de pago');
    const papel = within(await hoja());
    expect(await papel.findByText(/Entre Casa de la Montaña, NIT 900\.123\.456-8/)).toBeVisible();
    expect(papel.getByText('Casa de la Montaña')).toBeVisible();
    expect(papel.queryByText(/Fundación Ejemplo/)).toBeNull();
  });

  it('llena con los datos de quien se elige y dice con palabras lo que falta', async () => {
    const vista = abrir(LISTA);
    await elegirAna(vista);
    await verPlantilla(vista, 'Hoja de ingreso');
    const papel = within(await hoja());
    await waitFor(() => expect(papel.getAllByText('Ana Ríos').length).toBeGreaterThan(0));
    expect(papel.getByText('Documento: 1.020.304.050', { exact: false })).toBeVisible();
    expect(papel.getByText('penicilina')).toBeVisible();
    expect(papel.getByText('Falta: EPS')).toBeVisible();
    const aviso = screen.getByText(/^Faltan \d+ datos$/).closest('[role=status]') as HTMLElement;
    expect(aviso).toHaveTextContent('EPS');
    expect(within(aviso).getByRole('link', { name: 'Completar los datos' })).toHaveAttribute(
      'href',
      '/participantes?editar=1',
    );
    expect(vista.router.state.location.search).toMatchObject({ participante: 1 });
  });

  it('CONSULTA llena e imprime, sin los datos de salud y sin nada que cambie', async () => {
    const vista = abrir(`${LISTA}&detalle=1&participante=1`, { rol: 'CONSULTA' });
    const papel = within(await hoja());
    expect(await papel.findByText('Reservado: Alergias')).toBeVisible();
    expect(document.body).not.toHaveTextContent('penicilina');
    expect(screen.getByText('Información reservada', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
    for (const nombre of ['Crear versión nueva', 'Retirar', 'Publicar'])
      expect(screen.queryByRole('button', { name: nombre })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Completar los datos' })).toBeNull();
    await vista.router.navigate({ to: '.', search: { pestana: 'plantillas', editar: 1 } as never });
    await screen.findByRole('button', { name: 'Hoja de ingreso' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nueva plantilla' })).toBeNull();
  });

  it('donde no hay quien haga el PDF, lo dice; donde lo hay, lo pide', async () => {
    const documento = vi.fn(async () => null);
    const { user } = abrir(`${LISTA}&detalle=1&participante=1`, {
      ajustar: (servicios) => {
        servicios.documentosFormato = { ...servicios.documentosFormato, documento };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'PDF' }));
    expect(await screen.findByText('Este servicio no genera documentos en PDF')).toBeVisible();
    expect(documento).toHaveBeenCalledWith(1, 1);
  });

  it('un paz y salvo con deuda no se puede imprimir, y dice por qué', async () => {
    const vista = abrir(`${LISTA}&participante=1`, {
      sembrar: (memoria) => {
        conAna(memoria);
        memoria.mensualidades.insertar({ participante_id: 1, valor: 850_000, periodo: '2026-11' });
      },
    });
    await verPlantilla(vista, 'Paz y salvo');
    const alerta = await screen.findByRole('alert');
    expect(alerta).toHaveTextContent('No se puede expedir todavía');
    expect(alerta).toHaveTextContent(/Ana Ríos debe \$\s850\.000/);
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });

  it('el paquete de ingreso dice primero qué falta en cada documento, y los muestra todos', async () => {
    const vista = abrir(LISTA);
    await vista.user.click(await screen.findByRole('button', { name: 'Paquete de ingreso' }));
    expect(await screen.findByText('Elija un participante')).toBeVisible();
    await elegirAna(vista);
    const documentos = within(await screen.findByRole('list', { name: 'Documentos del paquete' }));
    expect(documentos.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
      expect.stringMatching(/^Hoja de ingresoFaltan \d+ datos$/),
      expect.stringMatching(/^Inventario de pertenencias/),
      expect.stringMatching(/^Autorización de uso de imagen/),
      expect.stringMatching(/^Autorización para el tratamiento/),
      expect.stringMatching(/^Reglamento de convivencia/),
      expect.stringMatching(/^Acuerdo de pago/),
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await vista.user.click(screen.getByRole('button', { name: 'Un solo PDF' }));
    expect(await screen.findByText('Este servicio no genera documentos en PDF')).toBeVisible();
  });

  it('una carga que falla se explica y se puede reintentar', async () => {
    let falla = true;
    const { user } = abrir(LISTA, {
      ajustar: ({ formatos }) => {
        const { listar } = formatos;
        formatos.listar = async () => {
          if (falla) throw new Error('sin servicio');
          return listar();
        };
      },
    });
    expect(await screen.findByText('Error al cargar plantillas')).toBeVisible();
    expect(screen.queryByText('No hay datos')).toBeNull();
    falla = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Hoja de ingreso' })).toBeVisible();
  });

  it('un servicio que no guarda plantillas lo dice', async () => {
    abrir(LISTA, {
      ajustar: ({ formatos }) => {
        formatos.listar = async () => null;
      },
    });
    expect(await screen.findByText('Este servicio no guarda plantillas')).toBeVisible();
  });
});
