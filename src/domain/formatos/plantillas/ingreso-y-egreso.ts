import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const INGRESO: DatosFormato = {
  codigo: 'INGRESO',
  nombre: 'Hoja de ingreso',
  categoria: 'INGRESO',
  contenido: `Bienvenida, bienvenido. Con esta hoja empieza su proceso en {{fundacion.nombre}}. Nos ayuda a conocerle, a cuidarle bien y a saber a quién llamar si usted nos necesita.

# Quién ingresa
| Dato | Respuesta |
|---|---|
| Nombre completo | {{participante.nombre}} |
| Documento | {{participante.tipo_documento}} N.º {{participante.numero_documento}} |
| Fecha de nacimiento | {{participante.fecha_nacimiento}} |
| Edad | {{participante.edad}} años |
| Dirección | {{participante.direccion}}, {{participante.municipio}} |
| Teléfono | {{participante.telefono}} |
| EPS | {{participante.eps}} |

# Su proceso
| Dato | Respuesta |
|---|---|
| Sede | {{sede.nombre}}, {{sede.municipio}} |
| Área de atención | {{participante.area}} |
| Programa | {{proceso.programa}} |
| Fecha de ingreso | {{proceso.fecha_ingreso}} |
| Fecha prevista de egreso | {{proceso.fecha_egreso_prevista}} |

# A quién llamamos
| Dato | Respuesta |
|---|---|
| Acudiente principal | {{acudiente.nombre}} |
| Parentesco | {{acudiente.parentesco}} |
| Teléfono | {{acudiente.telefono}} |
| En una emergencia | {{participante.contacto_emergencia}} |

# Su salud
Estas respuestas son voluntarias. Solo las conocen las personas que le cuidan.

| Dato | Respuesta |
|---|---|
| Alergias | {{salud.alergias}} |
| Medicamentos que toma | {{salud.medicamentos}} |
| Sustancia principal | {{salud.sustancia_principal}} |
| Antecedentes | {{salud.antecedentes}} |

# Lo que declaro
1. Ingreso por mi propia voluntad y puedo retirarme cuando lo decida, avisando al equipo.
2. Me explicaron en qué consiste el programa, cuánto dura, cuánto cuesta y qué acompañamiento recibiré.
3. Entiendo que el acompañamiento de la fundación no reemplaza la atención de mi EPS ni la de urgencias.
4. Sé que puedo participar en las actividades espirituales con libertad y que mis creencias se respetan.
5. Los datos que di son ciertos y avisaré si cambian.

Si el participante es mayor de edad, firma por sí mismo: nadie más puede ingresarlo en su nombre. El acudiente firma como persona de contacto.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ {{acudiente.nombre}} | Acudiente, persona de contacto | Documento: {{acudiente.numero_documento}}

___ Nombre: ______________________ | Representante legal, solo si el participante es menor de edad | Documento:
___ Nombre: ______________________ | Por {{fundacion.nombre}} | Fecha: {{documento.fecha}}`,
};

export const EGRESO: DatosFormato = {
  codigo: 'EGRESO',
  nombre: 'Acta de egreso',
  categoria: 'EGRESO',
  contenido: `Hoy, {{documento.fecha}}, queda constancia del egreso de **{{participante.nombre}}**, con {{participante.tipo_documento}} N.º {{participante.numero_documento}}. Gracias por el camino que recorrimos. La puerta sigue abierta.

| Dato | Respuesta |
|---|---|
| Sede | {{sede.nombre}} |
| Programa | {{proceso.programa}} |
| Fecha de ingreso | {{proceso.fecha_ingreso}} |
| Fecha de egreso | {{proceso.fecha_egreso}} |
| Días en proceso | {{proceso.dias}} |
| Tipo de egreso | {{proceso.tipo_egreso}} |
| Saldo por pagar a hoy | {{cuenta.saldo}} |

# Lo que se entrega
| Qué | Sí | No | Observaciones |
|---|---|---|---|
| Pertenencias, según el inventario | | | |
| Documentos de identidad | | | |
| Medicamentos y fórmulas | | | |
| Recomendaciones de salud y próximas citas | | | |

# Plan para seguir
1. Dónde vivirá y con quién: ______________________________
2. A quién llamará si siente riesgo de recaer: ______________________________
3. Grupo, iglesia o servicio que le acompañará: ______________________________
4. Próximo encuentro con la fundación: ______________________________

Una recaída no borra lo que avanzó. Puede llamarnos al {{fundacion.telefono}}. En una emergencia, llame al 123.

Si el egreso es voluntario antes de terminar el proceso, el participante declara que conversó con el equipo, que conoce los riesgos y que se va por su decisión.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ {{acudiente.nombre}} | Acudiente, si está presente | Documento: {{acudiente.numero_documento}}

___ Nombre: ______________________ | Por {{fundacion.nombre}} | Fecha: {{documento.fecha}}`,
};
