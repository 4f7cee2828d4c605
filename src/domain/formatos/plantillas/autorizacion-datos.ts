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
