import { registroEnMemoria } from '@tests/application/dobles/registro';
import { describe, expect, it } from 'vitest';
import { crearColaDeCorreo } from '@/application/shared/cola-de-correo';
import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';

const MENSAJE = { para: 'ana@correo.co', asunto: 'Hola', texto: 'secreto' };

describe('la cola de correo', () => {
  it('terminar espera a los que faltan', async () => {
    const enviados: string[] = [];
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolver) => {
      soltar = resolver;
    });
    const cola = crearColaDeCorreo({
      correo: {
        enviar: async ({ para }) => {
          await espera;
          enviados.push(para);
        },
      },
      registro: registroEnMemoria(),
    });
    cola.agregar(MENSAJE);
    cola.agregar({ ...MENSAJE, para: 'luz@correo.co' });
    expect(enviados).toEqual([]);
    const fin = cola.terminar();
    soltar();
    await fin;
    expect(enviados).toEqual(['ana@correo.co', 'luz@correo.co']);
  });

  it('el que falla queda en el registro, sin a quién iba ni qué decía', async () => {
    const registro = registroEnMemoria();
    const causa = new Error('sin red');
    const cola = crearColaDeCorreo({ correo: { enviar: async () => Promise.reject(causa) }, registro });
    cola.agregar(MENSAJE);
    await cola.terminar();
    expect(registro.lineas).toEqual([{ mensaje: 'No se pudo enviar un correo', causa }]);
  });
});

describe('una contraseña difícil', () => {
  const exigir = (contrasena: string) =>
    exigirContrasenaDificil(
      { esComun: async (clave) => clave === 'password1', nombreFundacion: async () => 'Casa Luz Nueva' },
      { contrasena, email: 'ana@correo.co', campo: 'nueva' },
    );
  const FACIL = 'Esta contraseña es de las primeras que alguien probaría: elija otra, como una frase corta';

  it.each(['password1', 'Fundación2026', 'ana12345'])('%s no lo es', async (contrasena) => {
    await expect(exigir(contrasena)).rejects.toMatchObject({
      codigo: 'VALIDACION',
      message: FACIL,
      campos: { nueva: FACIL },
    });
  });

  it('una frase sí', async () => {
    await expect(exigir('el perro de la esquina')).resolves.toBeUndefined();
  });
});

it('una clave que ya llevó otros datos se explica', () => {
  expect(new ErrorClaveReutilizada()).toMatchObject({
    codigo: 'VALIDACION',
    name: 'ErrorClaveReutilizada',
    message: 'Esta solicitud ya se envió antes con otros datos: recargue la página e intente de nuevo',
  });
});
