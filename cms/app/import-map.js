import { OrderLinks as OrderLinks_2b022cb3f7cddafa5e374d2ccac7644f } from '../../cms/components/order-links'
import { OrderItemsCell as OrderItemsCell_0d16d270b42a66e0f8c71e054169a9d1 } from '../../cms/components/cells'
import { OrderItemsField as OrderItemsField_6270e01cf919a040f1d3375524b8dfe7 } from '../../cms/components/order-items-field'
import { MoneyCell as MoneyCell_397b3d28041bd5d03486fe948e9a6b9d } from '../../cms/components/cells'
import { MoneyField as MoneyField_4daf64fc991f23e9ee1b090f3207faed } from '../../cms/components/amount-fields'
import { ImageListCell as ImageListCell_964475ce90135b9bdfa01f46be51fc98 } from '../../cms/components/cells'
import { ImageListField as ImageListField_811f77407f8fe7061dcffa3a48c4d3ae } from '../../cms/components/image-list-field'
import { ColorCell as ColorCell_334598c867ba8122644598a950addde8 } from '../../cms/components/cells'
import { ColorField as ColorField_7177f8f4949e9a2096f2489f4e083cdf } from '../../cms/components/color-field'
import { ImageCell as ImageCell_80b41f45b9b9b3774095dfae78f96f6e } from '../../cms/components/cells'
import { ImageField as ImageField_77d576af7cc5cb5236a88204c54b341d } from '../../cms/components/image-field'
import { DiscountValueCell as DiscountValueCell_26979c4df581c22cf78b29fed1d6054e } from '../../cms/components/cells'
import { DiscountValueField as DiscountValueField_da246fbf2d78e1625fcb9e3520adbc01 } from '../../cms/components/amount-fields'
import { SendAgainField as SendAgainField_c5ec06c77f16eee336727c6941fe5f42 } from '../../cms/components/shop-buttons'
import { SettlePaymentField as SettlePaymentField_ae83e2345ebf1abc190f36f749e11748 } from '../../cms/components/shop-buttons'
import { ShopIcon as ShopIcon_7dc7a814289eb41d23c609f449db8ead } from '../../cms/components/shop-mark'
import { ShopLogo as ShopLogo_c94c391d701824abddee203f630d1f1a } from '../../cms/components/shop-mark'
import { DashboardLink as DashboardLink_42b8c927698ae50a84b24683d173c052 } from '../../cms/components/dashboard-link'
import { PasswordHint as PasswordHint_5f4b7a88b2598ef19ec0393f0c4d2222 } from '../../cms/components/password-hint'
import { StartPage as StartPage_fc7c5f8190c2f33a4c2cd1ed516f2568 } from '../../cms/components/start-page'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/components/order-links#OrderLinks": OrderLinks_2b022cb3f7cddafa5e374d2ccac7644f,
  "/cms/components/cells#OrderItemsCell": OrderItemsCell_0d16d270b42a66e0f8c71e054169a9d1,
  "/cms/components/order-items-field#OrderItemsField": OrderItemsField_6270e01cf919a040f1d3375524b8dfe7,
  "/cms/components/cells#MoneyCell": MoneyCell_397b3d28041bd5d03486fe948e9a6b9d,
  "/cms/components/amount-fields#MoneyField": MoneyField_4daf64fc991f23e9ee1b090f3207faed,
  "/cms/components/cells#ImageListCell": ImageListCell_964475ce90135b9bdfa01f46be51fc98,
  "/cms/components/image-list-field#ImageListField": ImageListField_811f77407f8fe7061dcffa3a48c4d3ae,
  "/cms/components/cells#ColorCell": ColorCell_334598c867ba8122644598a950addde8,
  "/cms/components/color-field#ColorField": ColorField_7177f8f4949e9a2096f2489f4e083cdf,
  "/cms/components/cells#ImageCell": ImageCell_80b41f45b9b9b3774095dfae78f96f6e,
  "/cms/components/image-field#ImageField": ImageField_77d576af7cc5cb5236a88204c54b341d,
  "/cms/components/cells#DiscountValueCell": DiscountValueCell_26979c4df581c22cf78b29fed1d6054e,
  "/cms/components/amount-fields#DiscountValueField": DiscountValueField_da246fbf2d78e1625fcb9e3520adbc01,
  "/cms/components/shop-buttons#SendAgainField": SendAgainField_c5ec06c77f16eee336727c6941fe5f42,
  "/cms/components/shop-buttons#SettlePaymentField": SettlePaymentField_ae83e2345ebf1abc190f36f749e11748,
  "/cms/components/shop-mark#ShopIcon": ShopIcon_7dc7a814289eb41d23c609f449db8ead,
  "/cms/components/shop-mark#ShopLogo": ShopLogo_c94c391d701824abddee203f630d1f1a,
  "/cms/components/dashboard-link#DashboardLink": DashboardLink_42b8c927698ae50a84b24683d173c052,
  "/cms/components/password-hint#PasswordHint": PasswordHint_5f4b7a88b2598ef19ec0393f0c4d2222,
  "/cms/components/start-page#StartPage": StartPage_fc7c5f8190c2f33a4c2cd1ed516f2568,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
