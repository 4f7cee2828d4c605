import type { DatosFormato } from '@/domain/formatos/datos-formato';

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
