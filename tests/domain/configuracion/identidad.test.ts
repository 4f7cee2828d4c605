import { imagenesDeUnLogo, unPng } from '@tests/builders/png';
import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { validarCambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import { medidasDePng, validarImagenesDelLogo } from '@/domain/configuracion/imagenes-del-logo';
import { nombreCortoDe } from '@/domain/configuracion/nombre-corto';

const campos = (entrada: unknown) => atrapar(() => validarCambiosConfiguracion(entrada)).campos;

describe('quién es la fundación', () => {
  it('se escribe como la gente lo escribe', () => {
    expect(
      validarCambiosConfiguracion({
        nombre: '  Casa Nueva Vida ',
        anio_fundacion: '1998',
        whatsapp: '+57 300 123 4567',
        facebook: 'facebook.com/casa.nueva',
        instagram: 'https://www.instagram.com/casa_nueva/?hl=es',
        color: 'MAR',
        tiktok: '',
      }),
    ).toEqual({
      nombre: 'Casa Nueva Vida',
      anio_fundacion: 1998,
      whatsapp: '3001234567',
      facebook: 'https://facebook.com/casa.nueva',
      instagram: 'https://www.instagram.com/casa_nueva/?hl=es',
      color: 'MAR',
      tiktok: null,
    });
  });

  it.each([
    ['instagram', '@renacer.bello', 'https://www.instagram.com/renacer.bello'],
    ['instagram', ' renacer_bello ', 'https://www.instagram.com/renacer_bello'],
    [
      'instagram',
      'https://www.instagram.com/renacer.bello?igsh=MTk0',
      'https://www.instagram.com/renacer.bello?igsh=MTk0',
    ],
    ['instagram', '@renacer.co', 'https://www.instagram.com/renacer.co'],
    ['instagram', 'renacer.comunidad', 'https://www.instagram.com/renacer.comunidad'],
    ['facebook', 'renacerencristo', 'https://www.facebook.com/renacerencristo'],
    ['facebook', '@renacer.en.cristo', 'https://www.facebook.com/renacer.en.cristo'],
    ['facebook', 'https://es-la.facebook.com/renacer', 'https://es-la.facebook.com/renacer'],
    ['facebook', 'http://Facebook.com/renacer', 'https://Facebook.com/renacer'],
    [
      'facebook',
      'https://www.facebook.com/profile.php?id=100064',
      'https://www.facebook.com/profile.php?id=100064',
    ],
    ['youtube', '@renacer', 'https://www.youtube.com/@renacer'],
    ['tiktok', 'renacer.bello', 'https://www.tiktok.com/@renacer.bello'],
  ])('en %s, %j es una dirección, y escrita así queda igual', (red, escrito, direccion) => {
    expect(validarCambiosConfiguracion({ [red]: escrito })).toEqual({ [red]: direccion });
    expect(validarCambiosConfiguracion({ [red]: direccion })).toEqual({ [red]: direccion });
  });

  it.each([
    ['instagram', 'facebook.com'],
    ['facebook', 'renacer.org'],
    ['instagram', '@renacer bello'],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'https://facebook.com.malo.example/casa'],
    ['facebook', 'https://otro@facebook.com/casa'],
    ['facebook', 'facebook.com/casa?u=https://malo.example'],
    ['instagram', 'https://facebook.com/casa'],
    ['youtube', 'https://youtube.com/@casa"onclick="x'],
    ['tiktok', 'https://tiktok.com/'],
    ['color', '#FF0000'],
    ['anio_fundacion', 1499],
    ['nombre_corto', 'x'],
    ['frase', 'corta'],
  ])('%s no puede ser %j', (campo, valor) => {
    expect(Object.keys(campos({ [campo]: valor }))).toEqual([campo]);
  });

  it('una dirección de otra parte dice cómo se escribe la de esa red', () => {
    expect(campos({ tiktok: 'https://youtube.com/@casa' })).toEqual({
      tiktok: 'Escriba @su-perfil, o copie su dirección: por ejemplo https://www.tiktok.com/@su-perfil',
    });
  });

  it('el logo no se escribe con los demás datos', () => {
    expect(campos({ logo: { direccion: 'https://malo.example/x.png', ancho: 1, alto: 1 } })).toEqual({
      logo: 'Este campo no se puede enviar',
    });
  });

  it.each([
    ['Casa Nueva Vida', null, 'Casa Nueva Vida'],
    ['Fundación de Renovación de Urabá', null, 'Fundación de Renovación de Urabá'],
    ['Fundación Casa Nueva Esperanza – Sede Bello', null, 'Fundación Casa Nueva Esperanza'],
    ['Fundación para la Vida y la Esperanza de Urabá', null, 'Fundación para la Vida'],
    ['Fundación para la Vida y la Esperanza de Urabá', 'Vida Urabá', 'Vida Urabá'],
    ['x'.repeat(50), null, 'x'.repeat(32)],
    ['Fundación Cristiana de Restauración y Esperanza', null, 'Fundación Cristiana'],
    ['Hogar de Paso para la Familia y la Vida Nueva', null, 'Hogar de Paso para la Familia'],
  ])('el nombre corto de %j, con %j escrito, es %j', (nombre, nombre_corto, corto) => {
    expect(nombreCortoDe({ nombre, nombre_corto })).toBe(corto);
  });
});

describe('las imágenes del logo', () => {
  it('se leen sus medidas', () => {
    expect(medidasDePng(unPng(240, 96).toString('base64'))).toEqual({ ancho: 240, alto: 96 });
  });

  it('se reciben en cada tamaño', () => {
    const imagenes = imagenesDeUnLogo();
    expect(validarImagenesDelLogo(imagenes)).toEqual(imagenes);
  });

  const bueno = unPng(180, 180);
  const conBytes = (lugar: number, ...bytes: number[]) => {
    const otro = Buffer.from(bueno);
    otro.set(bytes, lugar);
    return otro;
  };
  it.each([
    ['una página', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['un SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['una imagen cortada', bueno.subarray(0, -4)],
    ['una imagen con algo detrás', Buffer.concat([bueno, Buffer.from('<script>')])],
    ['una imagen de otro tamaño', unPng(181, 180)],
    ['solo el comienzo de una', bueno.subarray(0, 24)],
    ['una imagen sin su final', bueno.subarray(0, -12)],
    ['una imagen con dos finales', Buffer.concat([bueno, bueno.subarray(-12)])],
    ['lo que no empieza como un PNG', conBytes(0, 0x88)],
    ['un PNG que no empieza por sus medidas', conBytes(12, ...Buffer.from('IDAT'))],
  ])('%s no es un ícono', (_caso, bytes) => {
    const malas = { ...imagenesDeUnLogo(), icono180: bytes.toString('base64') };
    expect(atrapar(() => validarImagenesDelLogo(malas)).campos).toEqual({
      icono180: 'Elija una imagen PNG o JPG',
    });
  });

  it('sin imágenes se pide una', () => {
    expect(atrapar(() => validarImagenesDelLogo({})).message).toBe('Elija una imagen');
  });

  it('una letra que no es de base64 la daña, aunque lo demás esté en su lugar', () => {
    const base64 = bueno.toString('base64');
    const mitad = base64.length / 2;
    expect(medidasDePng(`${base64.slice(0, mitad)}*${base64.slice(mitad + 1)}`)).toBeNull();
  });

  it('lo que no es base64 tampoco, ni una marca más ancha de lo que cabe', () => {
    const de = (marca: string) =>
      atrapar(() => validarImagenesDelLogo({ ...imagenesDeUnLogo(), marca })).campos;
    expect(Object.keys(de('data:image/png;base64,AAAA'))).toEqual(['marca']);
    expect(Object.keys(de(unPng(481, 96).toString('base64')))).toEqual(['marca']);
    expect(Object.keys(de(unPng(23, 96).toString('base64')))).toEqual(['marca']);
  });
});
