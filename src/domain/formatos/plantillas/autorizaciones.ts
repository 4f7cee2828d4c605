import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const AUTORIZACION_DATOS: DatosFormato = {
  codigo: 'AUTORIZACION_DATOS',
  nombre: 'Autorización para el tratamiento de datos personales',
  categoria: 'PRIVACIDAD',
  contenido: `Sus datos son suyos. La Ley 1581 de 2012 le da derecho a decidir qué hacemos con ellos. Lea con calma, pregunte lo que quiera y marque lo que autoriza.

# Quién responde por sus datos
{{fundacion.nombre}}, NIT {{fundacion.nit}}, con domicilio en {{fundacion.direccion}}, {{fundacion.municipio}}. Puede escribir a {{fundacion.correo}} o llamar al {{fundacion.telefono}}.

# Para qué los usamos
- Identificarle, abrir su historia en el programa y acompañar su proceso.
- Comunicarnos con usted y con las personas que usted indique.
- Llevar las cuentas de su permanencia y expedir recibos y certificados.
- Atender emergencias y cumplir lo que nos exijan las autoridades.
- Contar cuántas personas acompañamos, sin decir quiénes son.

No vendemos sus datos ni los entregamos a otros para fines distintos.

# Datos sensibles
Los datos sobre su salud, el consumo de sustancias y sus creencias religiosas son **sensibles**. Usted **no está obligado** a darlos ni a autorizar su uso, y su ingreso no depende de esa respuesta. Los guardamos con acceso restringido y solo para cuidarle.

# Sus derechos
- Conocer, actualizar y corregir sus datos, gratis y cuando quiera.
- Pedir prueba de esta autorización y saber cómo se han usado sus datos.
- Revocar la autorización y pedir que borremos sus datos, salvo los que la ley nos obliga a conservar.
- Presentar una queja ante la Superintendencia de Industria y Comercio.

Las consultas se responden en 10 días hábiles, que se pueden ampliar 5 más; los reclamos, en 15 días hábiles, que se pueden ampliar 8 más. La política completa de tratamiento de datos está publicada en nuestro sitio web.

# Lo que decido
Yo, {{participante.nombre}}, con {{participante.tipo_documento}} N.º {{participante.numero_documento}}, en forma libre, previa e informada:

| Autorizo | Sí | No |
|---|---|---|
| El uso de mis datos personales para lo que dice esta hoja | | |
| El uso de mis datos de salud y de consumo, para mi cuidado | | |
| El uso de los datos sobre mis creencias, para el acompañamiento espiritual | | |
| Que se informe sobre mi proceso a: ______________________ | | |

Firmo por mí mismo o por mí misma. Si soy menor de edad, firma también mi representante legal, después de escuchar mi opinión.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ Nombre: ______________________ | Representante legal, solo si el participante es menor de edad | Documento:

Fecha: {{documento.fecha}}. Versión {{documento.version}} de esta autorización.`,
};

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
