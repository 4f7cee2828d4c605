import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/formulario/formulario-participante';

const guardar = () => screen.getByRole('button', { name: 'Guardar' });

describe('/participantes: crear y editar', () => {
  it('sin nombre ni teléfono dice el mensaje de §5 y lleva a cada campo', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true');
    await screen.findByLabelText(/Nombre completo/);
    await user.click(guardar());
    const resumen = (await screen.findByText('Nombre y teléfono son campos obligatorios')).parentElement;
    await waitFor(() => expect(resumen).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Teléfono: Este campo es obligatorio' }));
    await waitFor(() => expect(screen.getByLabelText('Teléfono')).toHaveFocus());
    expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription('Este campo es obligatorio');
  });

  it('corregir el único error no quita el foco a media palabra, y guardar otra vez sí lo lleva al resumen', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true');
    await user.type(await screen.findByLabelText(/Nombre completo/), 'Ana Ñáñez');
    await user.type(screen.getByLabelText('Teléfono'), '3000000009');
    const valor = screen.getByLabelText(/Valor de la mensualidad/);
    await user.type(valor, 'ochocientos');
    await user.click(guardar());
    await waitFor(() => expect(valor).toBeInvalid());
    await user.clear(valor);
    await user.type(valor, '$ 850.000');
    await waitFor(() => expect(valor).toHaveFocus());
    expect(valor).toHaveValue('$ 850.000');
    await user.clear(valor);
    await user.type(valor, 'mucho');
    await waitFor(() => expect(valor).toHaveFocus());
    await user.click(guardar());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('un valor propio que parece escrito sin sus miles se pregunta junto al campo', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true');
    const valor = await screen.findByLabelText(/Valor de la mensualidad/);
    await user.type(valor, '850');
    await user.tab();
    expect(valor).toHaveAccessibleDescription(/¿Son \$\s850 y no \$\s850\.000\?/);
    await user.clear(valor);
    await user.type(valor, '850.000');
    await user.tab();
    expect(valor).not.toHaveAccessibleDescription(/¿Son/);
  });

  it('crea con los datos escritos, avisa y abre la ficha', async () => {
    const { user, router, memoria } = abrirEnMemoria('/participantes?nuevo=true');
    await user.type(await screen.findByLabelText(/Nombre completo/), 'Ana Ñáñez');
    await user.type(screen.getByLabelText('Teléfono'), '+57 300 000 0009');
    await user.click(guardar());
    // The notice moves into the dialog that opens.
    await waitFor(() => expect(screen.getByText('Ana Ñáñez: participante creado')).toBeVisible());
    expect(router.state.location.search).toEqual({ detalle: 1 });
    const ficha = await screen.findByRole('dialog', { name: 'Ana Ñáñez' });
    expect(await within(ficha).findByRole('region', { name: 'Lo que falta' })).toBeVisible();
    await user.click(within(ficha).getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    expect(router.state.location.search).toEqual({});
    expect(await screen.findByRole('button', { name: 'Ana Ñáñez' })).toBeVisible();
    expect(memoria.participantes.todas()).toMatchObject([
      { nombre: 'Ana Ñáñez', telefono: '3000000009', estado: 'PREINGRESO' },
    ]);
  });

  it('advierte sin impedir: teléfono de otro país y documento de largo inusual', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?nuevo=true');
    await user.type(await screen.findByLabelText(/Nombre completo/), 'Ana Lejos');
    await user.type(screen.getByLabelText('Teléfono'), '+34600000000');
    await user.selectOptions(screen.getByLabelText(/Tipo de documento/), 'CC');
    await user.type(screen.getByLabelText(/Número de documento/), '123');
    expect(screen.getByText('El número es de otro país')).toBeVisible();
    expect(screen.getByText('El número tiene un largo inusual para este documento')).toBeVisible();
    await user.click(guardar());
    await screen.findByText('Ana Lejos: participante creado');
    expect(memoria.participantes.todas()).toHaveLength(1);
  });

  it('el número es opcional hasta que se dice de qué documento es', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true');
    const tipo = await screen.findByLabelText(/Tipo de documento/);
    expect(screen.getByLabelText('Número de documento')).not.toBeRequired();
    await user.selectOptions(tipo, 'CC');
    expect(screen.getByLabelText('Número de documento')).toBeRequired();
    await user.selectOptions(tipo, 'SIN_DOCUMENTO');
    expect(screen.getByLabelText('Número de documento')).not.toBeRequired();
  });

  it('avisa de un posible duplicado antes de guardar', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true', { sembrar: casaConGente });
    await user.type(await screen.findByLabelText(/Nombre completo/), 'luz marina rios');
    expect(await screen.findByText('Puede que ya esté registrado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir la ficha de Luz Marina Ríos' })).toHaveAttribute(
      'href',
      '/participantes?detalle=1',
    );
  });

  it('también cuando el documento se escribe con puntos', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true', { sembrar: casaConGente });
    await user.type(await screen.findByLabelText(/Número de documento/), '1.000.000.001');
    const aviso = await screen.findByText('Puede que ya esté registrado');
    expect(within(aviso.parentElement as HTMLElement).getAllByRole('link')).toHaveLength(1);
  });

  it('el documento repetido llega a su campo y no se pierde lo escrito', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true', { sembrar: casaConGente });
    await user.type(await screen.findByLabelText(/Nombre completo/), 'Otra Persona');
    await user.type(screen.getByLabelText('Teléfono'), '3000000077');
    await user.selectOptions(screen.getByLabelText(/Tipo de documento/), 'CC');
    await user.type(screen.getByLabelText(/Número de documento/), '1000000001');
    await user.click(guardar());
    const campo = screen.getByLabelText(/Número de documento/);
    await waitFor(() =>
      expect(campo).toHaveAccessibleDescription('Ya existe un participante con este documento'),
    );
    expect(screen.getByText('Error al crear participante')).toBeVisible();
    expect(screen.getByLabelText(/Nombre completo/)).toHaveValue('Otra Persona');
  });

  it('reintenta con la misma clave tras un silencio del servicio', async () => {
    const claves: (string | undefined)[] = [];
    const { user } = abrirEnMemoria('/participantes?nuevo=true', {
      ajustar: ({ participantes }) => {
        const crear = participantes.crear;
        participantes.crear = (datos, opciones) => {
          claves.push(opciones?.clave);
          return claves.length === 1 ? Promise.reject(errorSinRespuesta('timeout')) : crear(datos, opciones);
        };
      },
    });
    await user.type(await screen.findByLabelText(/Nombre completo/), 'Ana Sola');
    await user.type(screen.getByLabelText('Teléfono'), '3000000009');
    await user.click(guardar());
    expect(await screen.findByText('Error al crear participante')).toBeVisible();
    expect(
      screen.getByText('La solicitud al servidor tardó demasiado tiempo (timeout después de 30 segundos)'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
    await screen.findByText('Ana Sola: participante creado');
    expect(claves[0]).toBeTruthy();
    expect(claves[1]).toBe(claves[0]);
  });

  it('al editar envía solo lo cambiado y la versión', async () => {
    const actualizar = vi.fn();
    const { user } = abrirEnMemoria('/participantes?editar=1', {
      sembrar: casaConGente,
      ajustar: ({ participantes }) => {
        const real = participantes.actualizar;
        participantes.actualizar = (...datos) => {
          actualizar(...datos);
          return real(...datos);
        };
      },
    });
    const municipio = await screen.findByLabelText(/Municipio/);
    await user.type(municipio, 'Bello');
    await user.click(guardar());
    await screen.findByText('Se guardaron los cambios de Luz Marina Ríos');
    expect(actualizar.mock.calls[0]?.slice(0, 2)).toEqual([1, { municipio: 'Bello', version: 1 }]);
  });

  it('otra persona cambió el registro: muestra las dos versiones y guarda lo elegido', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?editar=1', { sembrar: casaConGente });
    await user.type(await screen.findByLabelText(/Municipio/), 'Bello');
    await user.type(screen.getByLabelText(/^EPS/), 'EPS mía');
    memoria.participantes.cambiar(1, { municipio: 'Apartadó', direccion: 'Calle 1' });
    await user.click(guardar());
    const dialogo = await screen.findByRole('dialog', { name: 'Este registro cambió mientras tanto' });
    const municipio = within(within(dialogo).getByRole('group', { name: 'Municipio' }));
    expect(municipio.getByRole('radio', { name: /Bello/ })).toBeChecked();
    const direccion = within(within(dialogo).getByRole('group', { name: 'Dirección' }));
    expect(direccion.getByRole('radio', { name: /Calle 1/ })).toBeChecked();
    await user.click(municipio.getByRole('radio', { name: /Apartadó/ }));
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar lo elegido' }));
    await screen.findByText('Se guardaron los cambios de Luz Marina Ríos');
    expect(memoria.participantes.obtener(1)).toMatchObject({
      municipio: 'Apartadó',
      direccion: 'Calle 1',
      eps: 'EPS mía',
      alergias: 'Penicilina',
      version: 3,
    });
  });

  it('con cambios sin guardar pregunta al cerrar y al irse a otra sección', async () => {
    const { user, router } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('button', { name: 'Nuevo participante' }));
    await user.type(await screen.findByLabelText(/Nombre completo/), 'A medias');
    void router.navigate({ to: '/sedes' });
    const aviso = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await user.click(within(aviso).getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText(/Nombre completo/)).toHaveValue('A medias');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({});
  });

  it('sin autorización no deja escribir la información reservada; al retirarla avisa que se borra', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?editar=1', { sembrar: casaConGente });
    expect(await screen.findByLabelText(/Alergias/)).toHaveValue('Penicilina');
    await user.click(screen.getByRole('checkbox', { name: /autorizó guardar/ }));
    expect(screen.queryByLabelText(/Alergias/)).toBeNull();
    expect(screen.getByText('Se borrará la información reservada')).toBeVisible();
    await user.click(guardar());
    await screen.findByText('Se guardaron los cambios de Luz Marina Ríos');
    expect(memoria.participantes.obtener(1)?.alergias).toBeNull();
  });

  it('un registro que no existe se dice, sin formulario vacío', async () => {
    abrirEnMemoria('/participantes?editar=99', { sembrar: casaConGente });
    expect(await screen.findByText('Este registro no existe')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Editar participante' })).toBeVisible();
  });
});
