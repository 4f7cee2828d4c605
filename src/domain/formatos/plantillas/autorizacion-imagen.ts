import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const AUTORIZACION_IMAGEN: DatosFormato = {
  codigo: 'AUTORIZACION_IMAGEN',
  nombre: 'Autorización de uso de imagen y testimonio',
  categoria: 'PRIVACIDAD',
  contenido: `Contar una historia de cambio puede animar a otras personas, pero su rostro y su voz son suyos. Esta autorización es **voluntaria**: decir que no cambia en nada su atención ni su permanencia en el programa.

Yo, {{participante.nombre}}, con {{participante.tipo_documento}} N.º {{participante.numero_documento}}, decido en forma libre e informada sobre mi imagen y mi testimonio, que {{fundacion.nombre}}, NIT {{fundacion.nit}}, podría usar así:

| Autorizo | Sí | No |
|---|---|---|
| Fotografías y videos de actividades para uso dentro de la fundación | | |
| Fotografías y videos en el sitio web y las redes sociales de la fundación | | |
| Mi testimonio escrito, con mi nombre | | |
| Mi testimonio escrito, sin mi nombre | | |
| Mi testimonio en video, con mi rostro y mi voz | | |

# Condiciones
1. No recibo ni espero pago por este uso, y la fundación no vende estas imágenes.
2. No se publicará nada que me ponga en riesgo o que vaya contra mi dignidad.
3. Antes de publicar un testimonio me lo mostrarán y podré pedir cambios.
4. Como mi imagen aquí puede revelar un dato de salud, se trata como dato sensible, según la Ley 1581 de 2012.
5. La autorización vale por dos años desde la fecha de la firma, o hasta que yo la retire.
6. Puedo retirarla en cualquier momento escribiendo a {{fundacion.correo}}. La fundación dejará de usar las imágenes y las quitará de los medios que maneja.

Firmo por mí mismo o por mí misma. Si soy menor de edad, firma también mi representante legal.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ Nombre: ______________________ | Representante legal, solo si el participante es menor de edad | Documento:

Fecha: {{documento.fecha}}.`,
};
