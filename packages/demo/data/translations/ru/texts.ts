import { readProductTexts } from '../read-product-texts.ts'
import type { DemoTexts } from '../types.ts'
import { categories } from './categories.ts'
import { careKinds } from './kinds/care.ts'
import { foodKinds } from './kinds/food.ts'
import { homeKinds } from './kinds/home.ts'
import { vehicleKinds } from './kinds/vehicle.ts'
import { menus, searches } from './menus.ts'
import { exoticosAccesorios } from './products/exoticos-accesorios.ts'
import { exoticosAlimentos } from './products/exoticos-alimentos.ts'
import { exoticosHabitat } from './products/exoticos-habitat.ts'
import { exoticosHigiene } from './products/exoticos-higiene.ts'
import { filtrosLubricantes } from './products/filtros-lubricantes.ts'
import { frenosSuspension } from './products/frenos-suspension.ts'
import { gatosAccesorios } from './products/gatos-accesorios.ts'
import { gatosAlimentos } from './products/gatos-alimentos.ts'
import { gatosHigiene } from './products/gatos-higiene.ts'
import { gatosSalud } from './products/gatos-salud.ts'
import { perrosAccesorios } from './products/perros-accesorios.ts'
import { perrosAlimentos } from './products/perros-alimentos.ts'
import { perrosHigiene } from './products/perros-higiene.ts'
import { perrosSalud } from './products/perros-salud.ts'
import { questions } from './questions.ts'
import { reviews } from './reviews.ts'
import { terms } from './terms.ts'

/** The demonstration's texts in Russian; shoppers are addressed as «вы», in lower case. */
export const texts: DemoTexts = {
  products: readProductTexts([
    perrosAlimentos,
    perrosSalud,
    perrosAccesorios,
    perrosHigiene,
    gatosAlimentos,
    gatosSalud,
    gatosAccesorios,
    gatosHigiene,
    exoticosAlimentos,
    exoticosHabitat,
    exoticosAccesorios,
    exoticosHigiene,
    frenosSuspension,
    filtrosLubricantes,
  ]),
  kinds: { ...foodKinds, ...careKinds, ...homeKinds, ...vehicleKinds },
  terms,
  measures: {
    decimal: ',',
    thousands: '\u00a0',
    percent: '\u00a0%',
    units: {
      A: 'А',
      Ah: 'А·ч',
      W: 'Вт',
      bencina: 'бензин',
      cm: 'см',
      dB: 'дБ',
      diésel: 'дизель',
      días: 'дней',
      híbrido: 'гибрид',
      eléctrico: 'электро',
      turbo: 'турбо',
      g: 'г',
      horas: 'часов',
      kg: 'кг',
      km: 'км',
      L: 'л',
      'L/h': 'л/ч',
      'L/min': 'л/мин',
      m: 'м',
      meses: 'месяцев',
      ml: 'мл',
      mm: 'мм',
      pulgadas: 'дюймов',
      un: 'шт.',
      unidad: 'шт.',
      unidades: 'шт.',
    },
  },
  reviews,
  questions,
  categories,
  menus,
  searches,
  slides: [
    {
      title: 'Всё, что оставляет след, — дома и в дороге.',
      text: 'Корм, здоровье и радости для питомца. И запчасти, чтобы увезти его далеко.',
      offerTag: 'Неделя виляющих хвостов',
      buttonText: 'Смотреть скидки',
    },
    {
      title: 'Семь жизней — и одно место, чтобы их баловать.',
      text: 'Паштеты с юга, наполнитель, который правда комкуется, и когтеточки, спасающие диваны.',
      offerTag: 'До 25 % на товары для кошек',
      buttonText: 'Товары для кошек',
    },
    {
      title: 'Маленькие, пернатые и чешуйчатые.',
      text: 'Свежее сено, свет для рептилий и аквариумы, готовые к запуску.',
      offerTag: null,
      buttonText: 'Экзотические питомцы',
    },
    {
      title: 'Перед поездкой — техобслуживание.',
      text: 'Масло, фильтры, щётки и тормозные колодки с точным номером для вашей машины.',
      offerTag: 'Набор для ТО',
      buttonText: 'Найти запчасть',
    },
  ],
  banners: [
    'Паштеты с юга для кошек с характером',
    'Надёжные тормоза для спокойной дороги',
    'Зелёный уголок для экзотического питомца',
  ],
  brandModels: {
    Cordillera: 'Кордильера',
    Valle: 'Долина',
    Cachorro: 'Щенок',
    Bosque: 'Лес',
    Volcán: 'Вулкан',
    Protege: 'Защита',
    Vital: 'Витал',
    Calma: 'Спокойствие',
    Pampa: 'Пампа',
    Gaucho: 'Гаучо',
    Siesta: 'Сиеста',
    Caza: 'Охота',
    'Ruca Nido': 'Гнездо',
    'Ruca Paseo': 'Прогулка',
    'Sin Granos': 'Без зерна',
    Ligero: 'Лёгкий',
    Espuma: 'Пена',
    Pelaje: 'Шерсть',
    Vuelo: 'Полёт',
    Semilla: 'Зерно',
    Madriguera: 'Норка',
    Terrario: 'Террариум',
    Nano: 'Нано',
    Panorámico: 'Панорама',
    Avena: 'Овёс',
    Quillay: 'Кильяй',
    Heno: 'Сено',
    Lecho: 'Подстилка',
    Mordida: 'Укус',
    Rebote: 'Отскок',
    Urbana: 'Город',
    Taller: 'Мастерская',
    Diésel: 'Дизель',
    Viaje: 'Поездка',
    Carga: 'Груз',
    Cerámica: 'Керамика',
    Orgánica: 'Органика',
    'Carga Pesada': 'Тяжёлый груз',
    Sintético: 'Синтетика',
    Semisintético: 'Полусинтетика',
    Mineral: 'Минеральное',
    Filtra: 'Фильтр',
    Frena: 'Тормоз',
    Origen: 'Оригинал',
    Híbrido: 'Гибрид',
  },
  extraData: [
    'Вес вашей собаки (кг)',
    'Дата рождения вашей собаки',
    'Вес вашей кошки (кг)',
    'Дата рождения вашей кошки',
    'Госномер вашего автомобиля',
    'Пробег вашего автомобиля',
  ],
  carriers: [
    { name: 'Chilexpress', description: 'По всему Чили, с отслеживанием в интернете.' },
    { name: 'Ruta Sur', description: 'Крупные посылки по хорошей цене, от Ранкагуа до Пуэрто-Монта.' },
    {
      name: 'Huella на велосипеде',
      description: 'Наш электровелосипед в Сантьяго: заказы до 13:00 привезём в тот же рабочий день.',
    },
    {
      name: 'Самовывоз из магазина',
      description:
        'Бесплатно в Ла-Флориде, Винья-дель-Маре или Консепсьоне. Сообщим, когда всё будет готово.',
    },
  ],
  branches: [
    { name: 'Huella Ла-Флорида', address: 'Avenida Vicuña Mackenna 7255, помещение 12' },
    { name: 'Huella Винья-дель-Мар', address: 'Avenida Valparaíso 641' },
    { name: 'Huella Консепсьон', address: 'Barros Arana 1068' },
  ],
  campaign: {
    title: 'Неделя виляющих хвостов',
    text: 'Скидки настоящие: старая цена на виду.',
  },
  pictureAlts: {
    b: '{name}: карточка с главным',
    c: '{name}: что внутри, рядом с монетой 100 песо',
    d: '{name}: размер рядом с банкой напитка',
    e: '{name}: в деле',
    f: '{name}: упаковка сзади — состав, анализ и норма',
  },
}
